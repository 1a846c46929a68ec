// Written by `npm run texts` from texts/en/server/document-check.json.
import english from '../../../../../texts/en/server/document-check.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface DocumentCheckTexts {
  readonly title: string
  readonly intro: string
  readonly genuine: string
  readonly genuineText: string
  readonly issuer: string
  readonly kind: string
  readonly number: string
  readonly date: string
  readonly amount: string
  readonly fingerprint: string
  readonly compare: string
  readonly compareText: string
  readonly unknown: string
  readonly unknownText: string
  readonly cancelled: string
  readonly cancelledText: string
  readonly cancelledOn: string
  readonly replaced: string
  readonly replacedText: string
  readonly replacedBy: string
}

export const documentCheckMessages = defineMessages<DocumentCheckTexts>('server/document-check', english)
