// Written by `npm run texts` from texts/en/kit/copy.json.
import english from '../../../../../texts/en/kit/copy.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface CopyTexts {
  readonly copy: (params: { what: Value }) => string
  readonly copied: (params: { what: Value }) => string
  readonly reference: string
  readonly referenceIs: (params: { id: Value }) => string
}

export const copyMessages = defineMessages<CopyTexts>('kit/copy', english)
