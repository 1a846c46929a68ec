import * as testing from '@sanad/testing'

/** The one client of the portal; server tests hand it the app. */
export const { call, refuse, sourceOfToday, succeed } = testing
