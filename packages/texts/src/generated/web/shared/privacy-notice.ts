// Written by `npm run texts` from texts/en/web/shared/privacy-notice.json.
import english from '../../../../../../texts/en/web/shared/privacy-notice.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface PrivacyNoticeTexts {
  readonly title: string
  readonly version: (params: { version: Value; from: Value }) => string
  readonly loading: string
  readonly failed: string
  readonly close: string
}

export const privacyNoticeMessages = defineMessages<PrivacyNoticeTexts>('web/shared/privacy-notice', english)
