import { createPortalApi, portalMiddlewares } from '@sanad/web-kit'
import { staffSession } from '../session/staff-session.ts'

export const tagTypes = ['Me', 'Work', 'Application', 'Ticket', 'SavedReply'] as const
export type TagType = (typeof tagTypes)[number]

const options = { session: staffSession, tagTypes }

/** The desk's single RTK Query API; features inject the endpoints that they use. */
export const api = createPortalApi(options)
export const apiMiddlewares = portalMiddlewares(api, options)
