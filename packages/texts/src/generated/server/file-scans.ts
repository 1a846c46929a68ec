// Written by `npm run texts` from texts/en/server/file-scans.json.
import english from '../../../../../texts/en/server/file-scans.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface FileScansTexts {
  readonly virusFound: string
}

export const fileScansMessages = defineMessages<FileScansTexts>('server/file-scans', english)
