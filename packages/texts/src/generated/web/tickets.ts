// Written by `npm run texts` from texts/en/web/tickets.json.
import english from '../../../../../texts/en/web/tickets.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface TicketsTexts {
  readonly title: string
  readonly intro: string
  readonly newTicket: string
  readonly loadingList: string
  readonly loadingTicket: string
  readonly listFailed: string
  readonly ticketFailed: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly notFoundTitle: string
  readonly notFoundText: string
  readonly allTickets: string
  readonly updated: (params: { when: Value }) => string
  readonly yourTickets: string
  readonly statusOpen: string
  readonly statusAnswered: string
  readonly statusClosed: string
  readonly topicPayment: string
  readonly topicDocuments: string
  readonly topicOtp: string
  readonly topicProgress: string
  readonly topicRefund: string
  readonly topicOther: string
  readonly newTitle: string
  readonly topic: string
  readonly chooseTopic: string
  readonly topicRequired: string
  readonly application: string
  readonly applicationHint: string
  readonly noApplication: string
  readonly subject: string
  readonly subjectRequired: string
  readonly message: string
  readonly messageHint: string
  readonly messageRequired: string
  readonly tooLong: (params: { max: Value }) => string
  readonly create: string
  readonly creating: string
  readonly created: string
  readonly createdElsewhere: string
  readonly createFailed: string
  readonly thread: string
  readonly you: string
  readonly support: (params: { brand: Value }) => string
  readonly customer: string
  readonly actingStaff: (params: { name: Value }) => string
  readonly reply: string
  readonly sendReply: string
  readonly sending: string
  readonly replied: string
  readonly replyFailed: string
  readonly close: string
  readonly closing: string
  readonly closed: string
  readonly closeFailed: string
  readonly closedTitle: string
  readonly files: string
  readonly filesHint: string
  readonly filesNone: string
  readonly filesChosen: (params: { chosen: Value }) => string
  readonly filesLost: (params: { count: number; names: Value }) => string
  readonly filesMissing: (params: { count: number; names: Value }) => string
  readonly addFile: string
  readonly removeFile: string
  readonly removeNamed: (params: { name: Value }) => string
  readonly fileReady: string
  readonly fileSending: string
  readonly fileChecking: string
  readonly fileFailed: string
  readonly fileFailedText: string
  readonly fileNotAdded: (params: { name: Value; why: Value }) => string
  readonly filesTooMany: (params: { count: number; names: Value }) => string
  readonly answerHours: (params: { from: Value; to: Value; opens: Value; closes: Value }) => string
  readonly fileBytes: (params: { sent: Value; total: Value }) => string
  readonly unsentTitle: string
  readonly unsentElsewhere: string
  readonly unsentText: string
  readonly sendFilesAgain: string
  readonly goOnWithout: string
  readonly attached: string
  readonly beingChecked: string
  readonly infected: string
  readonly closedText: string
}

export const ticketsMessages = defineMessages<TicketsTexts>('web/tickets', english)
