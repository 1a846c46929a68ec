// Written by `npm run texts` from texts/en/desk/shared/recorded.json.
import english from '../../../../../../texts/en/desk/shared/recorded.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface RecordedTexts {
  readonly restoredContact: string
  readonly changedProfile: string
  readonly endedSession: string
  readonly endedOtherSessions: string
  readonly signedInKnown: string
  readonly signedInByCode: string
  readonly confirmedByCode: string
  readonly switchedAccount: string
  readonly signedOut: string
  readonly renamedBusiness: string
  readonly addedBusiness: string
  readonly refusedFile: string
  readonly movedConsultation: string
  readonly cancelledForCentre: string
  readonly movedForCustomer: string
  readonly heldConsultation: string
  readonly missedConsultation: string
  readonly confirmedConsultation: string
  readonly bookedConsultation: string
  readonly cancelledConsultation: string
  readonly setComplianceProfile: string
  readonly markedFiling: string
  readonly unmarkedFiling: string
  readonly madeSubscription: string
  readonly withdrewSubscription: string
  readonly changedGstin: string
  readonly usedAgain: string
  readonly submittedForm: string
  readonly raisedLimits: string
  readonly notedCall: string
  readonly wroteNote: string
  readonly wasLetAct: string
  readonly signedInAtDesk: string
  readonly sentActingCode: string
  readonly madePanelCode: string
  readonly enteredPortal: string
  readonly consentedAsGuardian: string
  readonly decidedData: string
  readonly destroyedPassword: string
  readonly paidTwice: string
  readonly paidNothingDue: string
  readonly openedTicket: string
  readonly closedTicket: string
  readonly addedTicketFile: string
  readonly wroteTicketNote: string
  readonly linkedTicket: string
  readonly repliedToTicket: string
  readonly answeredTicket: string
  readonly tookReplyBack: string
  readonly erasedAccount: string
  readonly askedForErasure: string
  readonly tookErasureBack: string
  readonly downloadedCopy: string
  readonly madeCopy: string
  readonly namedNominee: string
  readonly tookNomineeBack: string
  readonly madeLink: string
  readonly openedEntryLink: string
  readonly changedBusiness: string
  readonly changedApplication: string
  readonly deletedApplication: string
  readonly removedGstin: string
  readonly saidNoGstin: string
  readonly gaveGstin: string
  readonly changedInvoice: string
  readonly changedInvoiceGstin: string
  readonly chose: (params: { what: Value }) => string
  readonly movedDueDate: (params: { what: Value }) => string
  readonly tookDueDateBack: (params: { what: Value }) => string
  readonly closedDay: (params: { day: Value; what: Value }) => string
  readonly shortDay: (params: { day: Value; what: Value }) => string
  readonly openDay: (params: { day: Value; what: Value }) => string
  readonly tookDayBack: (params: { day: Value; what: Value }) => string
}

export const recordedMessages = defineMessages<RecordedTexts>('desk/shared/recorded', english)
