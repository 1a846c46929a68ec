// Written by `npm run texts` from texts/en/web/profile.json.
import english from '../../../../../texts/en/web/profile.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ProfileTexts {
  readonly title: string
  readonly intro: string
  readonly loading: string
  readonly errorTitle: string
  readonly fetchFailed: string
  readonly actingTitle: string
  readonly actingText: string
  readonly personal: string
  readonly personalText: string
  readonly mobile: string
  readonly mobileHint: string
  readonly emailHint: string
  readonly save: string
  readonly saving: string
  readonly unchanged: string
  readonly saved: string
  readonly saveFailed: string
  readonly emailVerified: string
  readonly emailUnverified: string
  readonly emailUnverifiedText: (params: { email: Value }) => string
  readonly verifyEmail: string
  readonly verifyEmailTitle: string
  readonly emailIsVerified: string
  readonly businesses: string
  readonly businessesText: string
  readonly accounts: string
  readonly accountsText: string
  readonly accountsNone: string
  readonly accountsFrom: (params: { time: Value }) => string
  readonly accountsUnverified: string
  readonly accountsHow: string
  readonly accountsFailed: string
  readonly current: string
  readonly switchTo: string
  readonly switchToLabel: (params: { name: Value }) => string
  readonly switching: string
  readonly switchFailed: string
  readonly switchTitle: (params: { name: Value }) => string
  readonly sessions: string
  readonly sessionsText: string
  readonly sessionsFailed: string
  readonly thisBrowser: string
  readonly since: (params: { time: Value }) => string
  readonly unknownBrowser: string
  readonly browserOn: (params: { browser: Value; system: Value }) => string
  readonly helper: (params: { name: Value }) => string
  readonly endSession: string
  readonly endSessionLabel: (params: { session: Value }) => string
  readonly endOthers: string
  readonly ending: string
  readonly endFailed: string
  readonly ended: string
  readonly othersEnded: string
  readonly codeLead: (params: { target: Value }) => string
  readonly incomplete: string
  readonly waitFor: (params: { time: Value }) => string
  readonly sendFailed: string
  readonly send: string
  readonly nextIn: string
  readonly verify: string
  readonly cancel: string
  readonly close: string
  readonly checking: string
  readonly sections: string
  readonly contact: string
  readonly contactText: string
  readonly display: string
  readonly displayText: string
  readonly businessesLink: string
  readonly saveEmail: string
}

export const profileMessages = defineMessages<ProfileTexts>('web/profile', english)
