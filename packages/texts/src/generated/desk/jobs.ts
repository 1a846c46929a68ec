// Written by `npm run texts` from texts/en/desk/jobs.json.
import english from '../../../../../texts/en/desk/jobs.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface JobsTexts {
  readonly pageTitle: string
  readonly title: string
  readonly subtitle: string
  readonly loading: string
  readonly failed: string
  readonly empty: string
  readonly emptyHint: string
  readonly givenUp: (params: { time: Value; count: Value }) => string
  readonly killed: string
  readonly retry: string
  readonly retryHint: string
  readonly drop: string
  readonly dropHint: string
  readonly why: string
  readonly missing: string
  readonly notRecorded: string
  readonly retried: (params: { task: Value }) => string
  readonly dropped: (params: { task: Value }) => string
}

export const jobsMessages = defineMessages<JobsTexts>('desk/jobs', english)
