// Written by `npm run texts` from texts/en/web/restore-contact.json.
import english from '../../../../../texts/en/web/restore-contact.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface RestoreContactTexts {
  readonly title: string
  readonly text: string
  readonly restore: string
  readonly restoring: string
  readonly failed: string
  readonly invalid: string
  readonly codeMissing: string
  readonly doneTitle: string
  readonly doneText: string
  readonly login: string
}

export const restoreContactMessages = defineMessages<RestoreContactTexts>('web/restore-contact', english)
