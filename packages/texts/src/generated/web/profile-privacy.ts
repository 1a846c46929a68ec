// Written by `npm run texts` from texts/en/web/profile-privacy.json.
import english from '../../../../../texts/en/web/profile-privacy.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ProfilePrivacyTexts {
  readonly title: string
  readonly text: string
  readonly checking: string
  readonly failed: string
  readonly readNotice: string
  readonly newNotice: string
  readonly newNoticeText: string
  readonly consents: string
  readonly partOfService: string
  readonly needed: string
  readonly save: string
  readonly saving: string
  readonly saved: string
  readonly saveFailed: string
  readonly copy: string
  readonly copyText: string
  readonly ask: string
  readonly asking: string
  readonly askFailed: string
  readonly preparing: string
  readonly progress: string
  readonly progressOf: (params: { done: Value; total: Value }) => string
  readonly copyReady: (params: { until: Value }) => string
  readonly copyFailed: string
  readonly download: string
  readonly downloading: string
  readonly downloadFailed: string
  readonly erase: string
  readonly eraseText: (params: { days: Value }) => string
  readonly eraseButton: string
  readonly erasing: string
  readonly eraseQuestion: string
  readonly eraseWarning: (params: { days: Value }) => string
  readonly eraseYes: string
  readonly eraseFailed: string
  readonly cancel: string
  readonly heldTitle: string
  readonly heldUntil: (params: { what: Value; until: Value }) => string
  readonly payments: string
  readonly applications: string
  readonly consultations: string
  readonly consentsKept: string
  readonly audit: string
  readonly blockedTitle: string
  readonly payment_under_way: (params: { track: Value }) => string
  readonly refund_under_way: (params: { track: Value }) => string
  readonly application_under_way: (params: { track: Value }) => string
  readonly askSupport: string
  readonly askSubject: string
  readonly waitingTitle: (params: { day: Value }) => string
  readonly waitingText: (params: { reference: Value }) => string
  readonly keepAccount: string
  readonly keeping: string
  readonly kept: string
  readonly keepFailed: string
  readonly proofTitle: string
}

export const profilePrivacyMessages = defineMessages<ProfilePrivacyTexts>('web/profile-privacy', english)
