export {
  createLink,
  exchangeToken,
  getByCsrf,
  getById,
  getByTrack,
  LinkedApplication,
  LinkPurpose,
  PublicTracking,
  trackByToken,
  updateOtp,
} from './access-links.ts'
export { raiseAccountLimits } from './account-limits.ts'
export {
  CustomerSession,
  LinkedAccount,
  listAccounts,
  listSessions,
  restoreContact,
  revokeOtherSessions,
  revokeSession,
  switchAccount,
  updateProfile,
} from './accounts.ts'
export { ApplicationFields } from './application-fields.ts'
export { getApplicationHistory, HistoryEntry } from './application-history.ts'
export {
  createApplication,
  deleteApplication,
  getServiceDetails,
  listMyServices,
  markOtpViewSeen,
  maxServiceSearch,
  updateApplication,
  updateApplicationBusiness,
} from './applications.ts'
export { AuditAction, writeAuditLog } from './audit.ts'
export { getBusinessDetails } from './business-details.ts'
export {
  addBusinessName,
  Business,
  businessesPerPage,
  createBusiness,
  ListedBusiness,
  listBusinessesOfUser,
  listUserBusinesses,
  updateBusiness,
} from './businesses.ts'
export { saveBuyer } from './buyers.ts'
export {
  CalendarSubscription,
  getCalendarSubscription,
  makeCalendarSubscription,
  withdrawCalendarSubscription,
} from './calendar-subscription.ts'
export { CatalogueService, getState, listCatalogue, listStates, State } from './catalogue.ts'
export {
  ComplianceBusiness,
  ComplianceFacts,
  ComplianceItem,
  ComplianceLicence,
  ComplianceMonth,
  ComplianceQuestion,
  ComplianceValidity,
  createComplianceCalendarLink,
  getComplianceProfile,
  markComplianceDone,
  maxLicences,
  maxLicenceTitle,
  ObligationStatus,
  readComplianceCalendar,
  setComplianceProfile,
  undoComplianceDone,
} from './compliance.ts'
export {
  bookConsultation,
  Consultation,
  ConsultationDay,
  ConsultationMode,
  ConsultationStatus,
  ConsultationTopic,
  cancelConsultation,
  listConsultationSlots,
  listMyConsultations,
  maxConsultationNote,
  rescheduleConsultation,
} from './consultations.ts'
export { declaredErrors, impliedErrors } from './declared-errors.ts'
export {
  type Access,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type RequestOf,
  requestPath,
  routePattern,
  type SuccessOf,
} from './define-endpoint.ts'
export { attachDeliverable, Deliverable, DeskDeliverable, getDeliverable } from './deliverables.ts'
export { ApplicationDocuments, listDocuments } from './documents.ts'
export { endpoints } from './endpoints.ts'
export { errorKinds } from './error-kinds.ts'
export { ErrorBody, type ErrorCode, FieldIssue, isErrorCode, statusOf } from './errors.ts'
export { readFacet } from './facet.ts'
export { type FileProblem, fileProblems, maxFileBytes } from './file-problems.ts'
export {
  ApplicationForm,
  FormField,
  FormGroupName,
  getByApplication,
  reuseFormAnswer,
  saveDraft,
  submitForm,
  updateGstinNumber,
} from './form-entry.ts'
export { consentAsGuardian, GuardianRelation } from './guardians.ts'
export { HelpContact, readCentreDays, readHelp } from './help.ts'
export {
  authRegister,
  Channel,
  Email,
  getProfile,
  login,
  logout,
  MaskedUser,
  PersonName,
  RegistrationRequest,
  register,
  User,
} from './identity.ts'
export { reuseAnswer, reuseDocument, submitDocument, submitFields } from './information.ts'
export { DataRecipient, FieldValue, FieldView } from './information-fields.ts'
export { listCustomerMessages, MessageRecord, MessageState, msg91Report, whatsAppReport } from './messages.ts'
export {
  getDeskMoneyDocument,
  getMoneyDocument,
  MoneyDocumentKind,
  MoneyDocumentRecord,
} from './money-documents.ts'
export { NameMark } from './name-mark.ts'
export {
  countUnreadNotifications,
  getNotificationPreferences,
  type LiveChange,
  LiveEvent,
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
  maxUnreadCount,
  Notification,
  type NotificationChoice,
  type NotificationKind,
  NotificationPreferences,
  NotificationTarget,
  NotificationTopic,
  replayedMs,
  saveNotificationPreferences,
  streamNotifications,
} from './notifications.ts'
export { ChannelStatus, OtpCode, OtpPurpose, otpStatus, requestOtp, verifyOtp } from './otp.ts'
export { ActingChannel, makePanelCode, validatePanelCode } from './panel.ts'
export {
  DuePayment,
  getPayment,
  listPayments,
  PaymentRecord,
  PaymentRecordStatus,
  RefundRecord,
} from './payment-history.ts'
export { createPayment, PaymentProvider, PaymentStatus, paymentWebhook, verifyPayment } from './payments.ts'
export {
  Consent,
  ConsentPurpose,
  cancelErasure,
  createDataExportLink,
  DataExport,
  Erasure,
  ErasureBlocker,
  ErasureRequest,
  HeldRecord,
  listErasureRequests,
  NamedNominee,
  Nominee,
  NomineeRelation,
  nameNominee,
  PrivacyNotice,
  RevealReason,
  readPrivacy,
  readPrivacyNotice,
  removeNominee,
  requestDataExport,
  requestErasure,
  revealIdentifier,
  saveConsents,
} from './personal-data.ts'
export { QuoteView } from './quote-view.ts'
export { RefundPart, RefundView } from './refund-view.ts'
export { SeenState } from './seen-state.ts'
export { ClientStatus, NextStep, PaidBack, ServiceApplication } from './service-application.ts'
export { DynamicFormView, NoteView, Selection } from './service-choice.ts'
export { listAssignedDocuments, mapService } from './service-mapper.ts'
export { ServiceSummary } from './service-summary.ts'
export { readShortLink, type ShortLinkTarget, writeShortLink } from './short-links.ts'
export {
  ChangeRequest,
  closeTicket,
  createTicket,
  getTicket,
  listTickets,
  maxTicketFiles,
  maxTicketMessage,
  maxTicketSubject,
  replyToTicket,
  submitTicketFile,
  Ticket,
  TicketFile,
  TicketMessage,
  TicketSummary,
  TicketTopic,
} from './tickets.ts'
export { TimelineStage } from './timeline-stage.ts'
export { readTrader, Trader } from './trader.ts'
export {
  getUploadedDocument,
  listUploadedDocuments,
  mostUploadParts,
  OwnDocument,
  resumableUploadPath,
  smallestPartBytes,
  UploadedDocument,
} from './uploaded-documents.ts'
export { mayWait, type WaitingPlace, waitingPath } from './waiting.ts'
export { accessLinkHeader, Done, Id, isStorable, sourceDateOf, sourceHeader } from './wire.ts'
