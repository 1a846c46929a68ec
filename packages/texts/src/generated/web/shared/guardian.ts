// Written by `npm run texts` from texts/en/web/shared/guardian.json.
import english from '../../../../../../texts/en/web/shared/guardian.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface GuardianTexts {
  readonly title: string
  readonly text: string
  readonly close: string
  readonly cancel: string
  readonly consent: string
  readonly saving: string
  readonly failed: string
  readonly relation: string
  readonly relationMissing: string
  readonly declaration: (params: { brand: Value }) => string
  readonly declarationMissing: string
  readonly 'relation.mother': string
  readonly 'relation.father': string
  readonly 'relation.legal_guardian': string
}

export const guardianMessages = defineMessages<GuardianTexts>('web/shared/guardian', english)
