export {
  amendBuyer,
  askExtraItem,
  decideDocument,
  giveDiscount,
  holdApplication,
  listReadyAsks,
  listRejectionReasons,
  ReadyAsk,
  reopenAnswer,
  resumeApplication,
  takeBackAsk,
  takeBackDeliverable,
} from './acts.ts'
export {
  DeskApplication,
  DeskEInvoice,
  getDeskApplication,
  listDeskApplications,
  PromisedDay,
  RecordedAct,
  RecordedAnswer,
  Refund,
  StaffAct,
  StageAsk,
} from './applications.ts'
export { AuditEntry, AuditFilter, exportAuditEntries, listAuditEntries } from './audit.ts'
export {
  CalendarDayRecord,
  CalendarEffect,
  listCalendarDays,
  readCalendarEffect,
  saveCalendarDay,
  withdrawCalendarDay,
} from './calendar.ts'
export { CheckedAnswer, DocumentCheck, GivenAnswer, GivenAnswers } from './checks.ts'
export {
  ConsultationDesk,
  cancelDeskConsultation,
  completeConsultation,
  confirmConsultation,
  DeskConsultation,
  listDeskConsultations,
  missConsultation,
  moveConsultation,
} from './consultations.ts'
export {
  addCustomerNote,
  CustomerEvent,
  DeskCustomer,
  getDeskCustomer,
  listCustomerTimeline,
  sendActingCode,
  timelineKinds,
} from './customers.ts'
export {
  type FormDraft,
  listApplicationDrafts,
  listConsultationDrafts,
  listCustomerDrafts,
  listDocumentDrafts,
  listRefundDrafts,
  listTicketDrafts,
  type StaffDraft,
  saveApplicationDraft,
  saveConsultationDraft,
  saveCustomerDraft,
  saveDocumentDraft,
  saveRefundDraft,
  saveTicketDraft,
} from './drafts.ts'
export { DueStage, listDueStages, sendPaymentLink } from './dues.ts'
export {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
  lockStaffSession,
  offerPasskey,
  provePasskey,
  proveStaffFactor,
} from './factors.ts'
export { FileView, KeptFileView, maskDocument, saveFileView } from './files.ts'
export { dropGivenUpJob, GivenUpJob, listGivenUpJobs, retryGivenUpJob } from './given-up-jobs.ts'
export {
  getSignInStep,
  getStaffMember,
  StaffMember,
  saveStaffLanguage,
  staffLogin,
  staffLogout,
} from './members.ts'
export { DeskMoneyDocument, listDeskMoneyDocuments, sendMoneyDocument } from './money-documents.ts'
export { revealNominee } from './nominees.ts'
export {
  CancellationToCheck,
  cancelEInvoice,
  completeRefund,
  correctInvoice,
  EInvoiceToCheck,
  listParkedNotices,
  listPaymentsToCheck,
  ParkedNotice,
  PaymentInReview,
  resolveReview,
  retryEInvoice,
  retryRefund,
} from './payments.ts'
export {
  acceptInvitation,
  changeStaffPerson,
  endAbsence,
  endStaffSessions,
  getStaffPerson,
  handOverStaffWork,
  inviteStaff,
  leaveStaff,
  listStaff,
  listTeams,
  recordAbsence,
  resetStaffPerson,
  StaffChange,
  StaffLimits,
  StaffPerson,
  StaffTeam,
  saveTeam,
} from './people.ts'
export { listWorkOwners, PresenceEvent, type Present, sayPresence } from './presence.ts'
export {
  approveDiscount,
  approveRefund,
  declineDiscount,
  declineRefund,
  listMoneyProposals,
  listRefundReasons,
  MoneyProposal,
  MoneyProposalBasis,
  proposeDiscount,
  proposeRefund,
  RefundReason,
  takeBackDiscountApproval,
  takeBackRefundApproval,
  withdrawDiscountProposal,
  withdrawRefundProposal,
} from './proposals.ts'
export { lookUpPan, SearchHit, SearchWay, searchDesk, searchKinds } from './search.ts'
export {
  changePromise,
  completeStage,
  completeStageWithFile,
  reopenStage,
  StageAnswers,
  takeBackCompletion,
} from './stages.ts'
export { findStaffSubject, type StaffSubject } from './subject.ts'
export {
  addTicketNote,
  answerTicket,
  closeDeskTicket,
  DeskTicket,
  DeskTicketEntry,
  DeskTicketSummary,
  getDeskTicket,
  linkTicket,
  listDeskTickets,
  listSavedReplies,
  SavedReply,
  submitDeskTicketFile,
  TicketPayment,
  takeBackReply,
} from './tickets.ts'
export { listUndoableActs, UndoableAct } from './undoable.ts'
export {
  assignWork,
  countWork,
  finishWork,
  getWorkPlace,
  listAssignees,
  listWork,
  listWorkRows,
  maxWorkCount,
  releaseWork,
  setWorkDue,
  setWorkPriority,
  snoozeWork,
  takeNextWork,
  takeWork,
  WorkAssignee,
  WorkFilter,
  WorkItem,
  WorkSort,
} from './work.ts'
export { streamWork, WorkChange, WorkEvent, WorkFacets } from './work-changes.ts'
export { WorkUrgency } from './work-urgency.ts'
export {
  deleteWorkView,
  listWorkViews,
  orderWorkViews,
  saveWorkView,
  WorkColumn,
  WorkView,
} from './work-views.ts'
