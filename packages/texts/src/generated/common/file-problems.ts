// Written by `npm run texts` from texts/en/common/file-problems.json.
import english from '../../../../../texts/en/common/file-problems.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface FileProblemsTexts {
  readonly name: string
  readonly mismatch: string
  readonly damaged: string
  readonly script: string
  readonly attachment: string
  readonly bomb: string
  readonly protected: string
  readonly unreadable: string
  readonly too_many_pixels: string
  readonly too_complex: string
}

export const fileProblemsMessages = defineMessages<FileProblemsTexts>('common/file-problems', english)
