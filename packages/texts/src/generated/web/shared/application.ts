// Written by `npm run texts` from texts/en/web/shared/application.json.
import english from '../../../../../../texts/en/web/shared/application.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface ApplicationTexts {
  readonly statusPending: string
  readonly statusProcessing: string
  readonly statusCompleted: string
  readonly statusOnHold: string
  readonly statusRefund: string
  readonly statusRefundCompleted: string
  readonly statusUnknown: string
  readonly yourTurn: string
  readonly statusConfirming: string
  readonly statusChecking: string
  readonly pay: string
  readonly payStage: (params: { stage: Value }) => string
  readonly payAmount: (params: { amount: Value }) => string
  readonly payStageAmount: (params: { amount: Value; stage: Value }) => string
  readonly customerPays: string
  readonly confirmPayment: string
  readonly checkPayment: string
  readonly onHold: string
  readonly provideInformation: (params: { what: Value }) => string
  readonly missingDocuments: (params: { count: number }) => string
  readonly missingAnswers: (params: { count: number }) => string
  readonly missingForm: string
  readonly missingTwo: (params: { first: Value; second: Value }) => string
  readonly missingThree: (params: { first: Value; second: Value; third: Value }) => string
  readonly missingItems: (params: { count: number }) => string
  readonly replaceDocument: string
  readonly fillForm: string
  readonly waitForUs: string
  readonly waitForUsOn: (params: { stage: Value }) => string
  readonly waitForDepartment: string
  readonly waitForDepartmentOn: (params: { stage: Value }) => string
  readonly waitForRefund: string
  readonly nothingLeft: string
  readonly deliverableReady: (params: { kind: string }) => string
  readonly paidBack: string
  readonly partPaidBack: (params: { amount: Value; of: Value }) => string
  readonly progress: string
  readonly stepsOf: (params: { done: Value; all: Value }) => string
}

export const applicationMessages = defineMessages<ApplicationTexts>('web/shared/application', english)
