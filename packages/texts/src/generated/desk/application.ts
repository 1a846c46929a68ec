// Written by `npm run texts` from texts/en/desk/application.json.
import english from '../../../../../texts/en/desk/application.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ApplicationTexts {
  readonly loading: string
  readonly failed: string
  readonly documents: string
  readonly noDocuments: string
  readonly stages: string
  readonly completeStage: string
  readonly backToWork: string
  readonly next: string
  readonly takeNext: string
  readonly submitted: string
  readonly accepted: string
  readonly rejected: string
  readonly checking: string
  readonly infected: string
  readonly completed: (params: { name: Value }) => string
  readonly notRecorded: string
  readonly stageDone: string
  readonly stageOpen: string
  readonly stageNow: string
  readonly review: string
  readonly answerShown: (params: { name: Value }) => string
  readonly answerHidden: (params: { name: Value }) => string
  readonly reopened: (params: { name: Value }) => string
  readonly staysCompleted: string
}

export const applicationMessages = defineMessages<ApplicationTexts>('desk/application', english)
