// Written by `npm run texts` from texts/en/common/document-samples.json.
import english from '../../../../../texts/en/common/document-samples.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface DocumentSamplesTexts {
  readonly see: string
  readonly readable: string
  readonly 'card.1': string
  readonly 'card.2': string
  readonly 'card.3': string
  readonly 'cheque.1': string
  readonly 'cheque.2': string
  readonly 'cheque.3': string
  readonly 'letter.1': string
  readonly 'letter.2': string
  readonly 'letter.3': string
  readonly 'paper.1': string
  readonly 'paper.2': string
  readonly 'paper.3': string
  readonly 'place.1': string
  readonly 'place.2': string
  readonly 'place.3': string
  readonly 'plan.1': string
  readonly 'plan.2': string
  readonly 'plan.3': string
  readonly 'portrait.1': string
  readonly 'portrait.2': string
  readonly 'portrait.3': string
}

export const documentSamplesMessages = defineMessages<DocumentSamplesTexts>('common/document-samples', english)
