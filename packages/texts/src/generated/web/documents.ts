// Written by `npm run texts` from texts/en/web/documents.json.
import english from '../../../../../texts/en/web/documents.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface DocumentsTexts {
  readonly title: string
  readonly intro: string
  readonly fileRules: string
  readonly loading: string
  readonly failed: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly myServices: string
  readonly documents: (params: { count: number }) => string
  readonly nothingNeeded: string
  readonly stillNeeded: (params: { what: Value }) => string
  readonly paused: string
  readonly openService: string
  readonly provide: string
}

export const documentsMessages = defineMessages<DocumentsTexts>('web/documents', english)
