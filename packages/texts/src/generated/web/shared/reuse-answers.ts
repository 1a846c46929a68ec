// Written by `npm run texts` from texts/en/web/shared/reuse-answers.json.
import english from '../../../../../../texts/en/web/shared/reuse-answers.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface ReuseAnswersTexts {
  readonly reuse: (params: { mask: Value; service: Value }) => string
  readonly reuseOwn: (params: { mask: Value }) => string
  readonly using: string
  readonly failed: string
  readonly used: string
  readonly typeAnother: string
  readonly takenOut: string
  readonly takeOutFailed: string
  readonly known: string
}

export const reuseAnswersMessages = defineMessages<ReuseAnswersTexts>('web/shared/reuse-answers', english)
