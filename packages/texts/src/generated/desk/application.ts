// Written by `npm run texts` from texts/en/desk/application.json.
import english from '../../../../../texts/en/desk/application.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ApplicationTexts {
  readonly loading: string
  readonly failed: string
  readonly 'turn.you': string
  readonly 'turn.us': string
  readonly 'turn.department': string
  readonly 'turn.nobody': string
  readonly paused: string
  readonly 'next.pay': string
  readonly 'next.pay_stage': string
  readonly 'next.confirm_payment': string
  readonly 'next.check_payment': string
  readonly 'next.provide_named': (params: { names: Value }) => string
  readonly 'next.provide_information': (params: { count: number }) => string
  readonly 'next.replace_document': string
  readonly 'next.wait_for_us': (params: { stage: Value }) => string
  readonly 'next.wait_for_department': (params: { stage: Value }) => string
  readonly 'next.wait_for_refund': string
  readonly 'next.none': string
  readonly unchecked: (params: { count: number; names: Value }) => string
  readonly 'next.check_documents': (params: { count: number }) => string
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
  readonly notRecorded: string
  readonly stageDone: string
  readonly stageOpen: string
  readonly stageNow: string
  readonly review: string
  readonly seeDocuments: string
  readonly answerShown: (params: { name: Value }) => string
  readonly answerHidden: (params: { name: Value }) => string
  readonly reopened: (params: { name: Value }) => string
  readonly staysCompleted: string
  readonly missing: string
  readonly askedBy: (params: { day: Value }) => string
  readonly contact: string
  readonly noContact: string
  readonly timeline: string
}

export const applicationMessages = defineMessages<ApplicationTexts>('desk/application', english)
