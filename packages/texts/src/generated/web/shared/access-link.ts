// Written by `npm run texts` from texts/en/web/shared/access-link.json.
import english from '../../../../../../texts/en/web/shared/access-link.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface AccessLinkTexts {
  readonly loading: string
  readonly error: string
  readonly over: string
  readonly home: string
  readonly tryAgain: string
  readonly missing: string
  readonly loadFailed: string
  readonly otherTitle: string
  readonly otherText: (params: { mobile: Value }) => string
  readonly otherContinue: string
  readonly otherDashboard: string
}

export const accessLinkMessages = defineMessages<AccessLinkTexts>('web/shared/access-link', english)
