// Written by `npm run texts` from texts/en/web/service-detail.json.
import english from '../../../../../texts/en/web/service-detail.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ServiceDetailTexts {
  readonly loading: string
  readonly errorTitle: string
  readonly noId: string
  readonly noIdHint: string
  readonly loadFailed: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly goBack: string
  readonly tryAgain: string
  readonly back: string
  readonly forFirm: (params: { firm: Value }) => string
  readonly appliedOn: (params: { date: Value }) => string
  readonly overview: string
  readonly congratulations: string
  readonly congratulationsText: string
  readonly allDone: string
  readonly resumed: string
  readonly resumedText: string
  readonly nothingToDo: string
  readonly onlyForm: string
  readonly stageExpected: (params: { stage: Value; day: Value }) => string
  readonly weTellYou: string
  readonly paused: string
  readonly pausedForYou: string
  readonly pausedForDepartment: string
  readonly pausedForUs: string
  readonly pausedUntil: (params: { day: Value }) => string
  readonly pausedOpen: string
  readonly pausedMayGive: (params: { what: Value; count: number }) => string
  readonly pausedNothing: string
  readonly refund: string
  readonly refundCompleted: string
  readonly turnReplace: (params: { count: number }) => string
  readonly turnReplaceAct: (params: { count: number }) => string
  readonly turnReplaceOne: (params: { name: Value }) => string
  readonly turnAsked: string
  readonly turnInfected: string
  readonly turnOthers: (params: { what: Value }) => string
  readonly turnProvide: (params: { what: Value; count: number }) => string
  readonly turnProvideText: string
  readonly turnDueBy: (params: { day: Value }) => string
  readonly turnPay: (params: { amount: Value }) => string
  readonly turnPayText: (params: { stage: Value }) => string
  readonly options: string
  readonly feeHint: string
  readonly quantity: string
  readonly quantityHint: (params: { amount: Value }) => string
  readonly quantityMost: (params: { max: Value }) => string
  readonly quantityLeast: string
  readonly quantityWhole: (params: { max: Value }) => string
  readonly fewer: string
  readonly more: string
  readonly locked: string
  readonly saving: string
  readonly notSaved: string
  readonly undo: string
  readonly state: string
  readonly stateHint: string
  readonly taxDetails: string
  readonly stateOfGstin: string
  readonly gstinQuestion: string
  readonly gstinAdd: string
  readonly addressAdd: string
  readonly addressNeeded: string
  readonly buyerChange: string
  readonly gstin: string
  readonly legalName: string
  readonly buyerAddress: string
  readonly invoiceDetails: string
  readonly invoiceDetailsText: string
  readonly progress: string
  readonly progressLocked: string
  readonly paymentStep: string
  readonly paymentStepText: string
  readonly completed: string
  readonly inProgress: string
  readonly stageLocked: string
  readonly paymentPending: string
  readonly comingUp: string
  readonly confirming: string
  readonly actorYou: string
  readonly actorCentre: string
  readonly actorDepartment: string
  readonly expectedBy: (params: { day: Value }) => string
  readonly promisedBy: (params: { day: Value }) => string
  readonly promiseReason: string
  readonly expectedIfToday: (params: { day: Value }) => string
  readonly stageEnded: string
  readonly comment: string
  readonly completedOn: (params: { date: Value }) => string
  readonly actions: string
  readonly delete: string
  readonly cancel: string
  readonly close: string
}

export const serviceDetailMessages = defineMessages<ServiceDetailTexts>('web/service-detail', english)
