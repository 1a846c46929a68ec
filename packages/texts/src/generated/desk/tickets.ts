// Written by `npm run texts` from texts/en/desk/tickets.json.
import english from '../../../../../texts/en/desk/tickets.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface TicketsTexts {
  readonly openTicket: string
  readonly tickets: string
  readonly loading: string
  readonly failed: string
  readonly state: string
  readonly open: string
  readonly answered: string
  readonly closed: string
  readonly all: string
  readonly emptyOpen: string
  readonly empty: string
  readonly emptyHint: string
  readonly loadingOne: string
  readonly failedOne: string
  readonly topicPayment: string
  readonly topicDocuments: string
  readonly topicOtp: string
  readonly topicProgress: string
  readonly topicRefund: string
  readonly topicOther: string
  readonly thread: string
  readonly name: string
  readonly staff: string
  readonly internalNote: string
  readonly notSentYet: string
  readonly closedBy: (params: { name: Value }) => string
  readonly attached: string
  readonly beingChecked: string
  readonly infected: string
  readonly replyTo: (params: { name: Value }) => string
  readonly replyHint: (params: { language: Value; key: Value }) => string
  readonly english: string
  readonly hindi: string
  readonly send: string
  readonly sending: string
  readonly sendAndClose: string
  readonly closeSilently: string
  readonly close: string
  readonly attach: string
  readonly removeFile: (params: { name: Value }) => string
  readonly fileNotSent: (params: { name: Value }) => string
  readonly messageMissing: string
  readonly fillIn: (params: { names: Value }) => string
  readonly fillInTrack: (params: { name: Value }) => string
  readonly savedReplies: string
  readonly savedFilter: string
  readonly noSaved: string
  readonly savedHint: string
  readonly noteLabel: string
  readonly noteHint: string
  readonly aboutOthers: string
  readonly saveNote: string
  readonly noteMissing: string
  readonly sent: string
  readonly noteKept: string
  readonly linked: (params: { track: Value }) => string
  readonly taken: string
  readonly released: string
  readonly notRecorded: string
  readonly newMessage: string
  readonly sawIt: string
  readonly lookFirst: string
  readonly who: string
  readonly mobile: string
  readonly language: string
  readonly application: string
  readonly noApplication: string
  readonly link: string
  readonly chooseApplication: string
  readonly owner: string
  readonly nobody: string
  readonly take: string
  readonly giveBack: string
  readonly openApplication: string
  readonly reopenAnswer: string
  readonly asksToChange: string
  readonly next: string
  readonly takeNext: string
  readonly focusReply: string
  readonly focusNote: string
  readonly showSaved: string
  readonly backToList: string
  readonly takeOrGiveBack: string
  readonly seenKey: string
  readonly payment: string
  readonly paid: string
  readonly refunding: string
  readonly paidBack: string
  readonly paymentDue: string
  readonly paymentConfirming: string
  readonly paymentInReview: string
  readonly paymentNothingDue: string
}

export const ticketsMessages = defineMessages<TicketsTexts>('desk/tickets', english)
