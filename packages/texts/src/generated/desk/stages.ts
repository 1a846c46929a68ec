// Written by `npm run texts` from texts/en/desk/stages.json.
import english from '../../../../../texts/en/desk/stages.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface StagesTexts {
  readonly completeTitle: (params: { name: Value }) => string
  readonly complete: string
  readonly comment: string
  readonly commentHint: string
  readonly commentHi: string
  readonly commentHiHint: string
  readonly commentMissing: string
  readonly optional: (params: { name: Value }) => string
  readonly writtenLike: (params: { example: Value }) => string
  readonly writtenOtherwise: (params: { example: Value }) => string
  readonly tooShort: string
  readonly malformed: string
  readonly customerSees: string
  readonly fileCustomerGets: string
  readonly fileDrop: string
  readonly attached: (params: { name: Value }) => string
  readonly notAttached: (params: { name: Value }) => string
  readonly attachFirst: (params: { name: Value }) => string
  readonly askMissing: (params: { name: Value }) => string
  readonly usedIn: (params: { track: Value }) => string
  readonly notCompleted: string
  readonly datePattern: string
  readonly calendar: string
  readonly reopen: (params: { name: Value }) => string
  readonly whyReopen: string
  readonly whyReopenHint: string
  readonly sayWhy: string
  readonly notReopened: string
  readonly promise: string
  readonly promisedOn: string
  readonly promisedOnHint: string
  readonly promiseReason: string
  readonly promiseReasonHi: string
  readonly promiseReasonHint: string
  readonly promiseAndTell: string
  readonly promiseDay: string
  readonly notPromised: string
  readonly promiseRecorded: (params: { day: Value; name: Value }) => string
  readonly expectedBy: (params: { day: Value }) => string
  readonly promisedLine: (params: { day: Value; former: Value }) => string
  readonly nothingBefore: string
  readonly promisedWho: (params: { name: Value; time: Value }) => string
  readonly held: (params: { name: Value; time: Value }) => string
  readonly takeBack: string
  readonly takenBack: (params: { name: Value }) => string
  readonly notTakenBack: string
  readonly returned: (params: { why: Value }) => string
  readonly returnedNotAllowed: string
  readonly returnedReference: string
  readonly formDue: string
  readonly returnedForm: string
  readonly returnedMissing: string
  readonly movedOn: (params: { name: Value }) => string
  readonly heldMeanwhile: string
  readonly notNow: string
}

export const stagesMessages = defineMessages<StagesTexts>('desk/stages', english)
