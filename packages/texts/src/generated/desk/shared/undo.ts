// Written by `npm run texts` from texts/en/desk/shared/undo.json.
import english from '../../../../../../texts/en/desk/shared/undo.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface UndoTexts {
  readonly accepted: (params: { document: Value }) => string
  readonly rejected: (params: { document: Value }) => string
  readonly completed: (params: { document: Value }) => string
  readonly stage: (params: { document: Value }) => string
  readonly asked: (params: { document: Value }) => string
  readonly held: (params: { document: Value }) => string
  readonly attached: (params: { document: Value }) => string
  readonly replied: (params: { document: Value }) => string
  readonly closed: (params: { document: Value }) => string
  readonly undo: string
  readonly seconds: (params: { seconds: Value }) => string
  readonly undone: (params: { document: Value }) => string
  readonly nextToUndo: (params: { act: Value }) => string
  readonly failed: string
  readonly recording: string
  readonly notRecorded: (params: { document: Value; why: Value }) => string
  readonly seeFailed: string
  readonly dismiss: string
}

export const undoMessages = defineMessages<UndoTexts>('desk/shared/undo', english)
