// Written by `npm run texts` from texts/en/desk/application.json.
import english from '../../../../../texts/en/desk/application.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ApplicationTexts {
  readonly pageTitle: (params: { track: Value }) => string
  readonly loading: string
  readonly failed: string
  readonly documents: string
  readonly noDocuments: string
  readonly stages: string
  readonly accept: string
  readonly reject: string
  readonly completeStage: string
  readonly nextDocument: string
  readonly previousDocument: string
  readonly backToWork: string
  readonly next: string
  readonly takeNext: string
  readonly nothingNext: string
  readonly submitted: string
  readonly accepted: string
  readonly rejected: string
  readonly checking: string
  readonly infected: string
  readonly openFile: string
  readonly accepting: (params: { name: Value }) => string
  readonly rejecting: (params: { name: Value }) => string
  readonly completed: (params: { name: Value }) => string
  readonly notRecorded: string
  readonly rejectTitle: (params: { name: Value }) => string
  readonly reason: string
  readonly send: string
  readonly cancel: string
  readonly stageDone: string
  readonly stageOpen: string
  readonly stageNow: string
}

export const applicationMessages = defineMessages<ApplicationTexts>('desk/application', english)
