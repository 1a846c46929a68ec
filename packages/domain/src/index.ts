export { type AuditKind, auditKinds } from './access/audit-kinds.ts'
export { createEventQuota } from './access/event-quota.ts'
export { isMinor } from './access/is-minor.ts'
export { nameBrowser } from './access/name-browser.ts'
export { homeNetworkOf, networksOf, shortenAddress } from './access/networks.ts'
export { judgeSend, judgeTry, OTP_LIMITS, otpCodeOf, type TryOutcome } from './access/otp-policy.ts'
export { ALARMS, NETWORK_LIMITS, type NetworkLimit } from './access/sign-in-limits.ts'
export {
  findDiscountLimit,
  findRefundLimit,
  refuseLosingAdmin,
  refuseRightsChange,
} from './access/staff-changes.ts'
export {
  findGrant,
  isPermitted,
  permissionsOf,
  provenPermissions,
  type StaffPermission,
  type StaffRole,
  staffPermissions,
  staffRoles,
} from './access/staff-permissions.ts'
export {
  addDays,
  addMonths,
  type CalendarDay,
  type CalendarMonth,
  dayOf,
  daysBetween,
  firstDayOf,
  inDayMonthYear,
  isCalendarDate,
  lastDayOf,
  latestDayOf,
  monthOf,
} from './calendar/calendar-days.ts'
export { dueAfterChange } from './calendar/due-after-change.ts'
export { financialYearAt, financialYearText } from './calendar/financial-year.ts'
export { formatCountdown } from './calendar/format-countdown.ts'
export { holdEndAfterYears, holdEndOfBooks } from './calendar/hold-end.ts'
export { indianDayOf, instantInIndia } from './calendar/indian-time.ts'
export { fromMillis, type Instant, latestOf, toMillis } from './calendar/instant.ts'
export { formatMoment, formatTimeOfDay } from './calendar/moment-format.ts'
export { processingOf } from './calendar/processing-of.ts'
export { afterQuietHours } from './calendar/quiet-hours.ts'
export { minutesOfTarget } from './calendar/work-target.ts'
export { type CalendarEntry, type WorkingCalendar, workingCalendar } from './calendar/working-calendar.ts'
export { addWorkingMinutes } from './calendar/working-time.ts'
export {
  type ApplicationFacts,
  type DocumentStatus,
  type HoldReason,
  isRefused,
  NO_FACTS,
  type OpenOrder,
  paymentStatusOf,
  type StaffAct,
  type StageAnswer,
} from './case/application-facts.ts'
export type { ApplicationAction } from './case/available-actions.ts'
export { isOver } from './case/client-status.ts'
export { expectedDays } from './case/expected-days.ts'
export * from './case/open-asks.ts'
export { type InformationRules, isAskedByNow, isFormRequired } from './case/required-information.ts'
export { listSpentPasswords } from './case/spent-passwords.ts'
export {
  findPromisableStage,
  findReopenableStage,
  isActPermitted,
  listDocumentActions,
  listRefundActions,
  type StaffAction,
} from './case/staff-actions.ts'
export {
  foldReference,
  listAnswerFaults,
  normaliseReference,
} from './case/stage-answers.ts'
export * from './case/standing.ts'
export { defaultTimeline, findPayableStage, type TimelineStage } from './case/timeline.ts'
export { undoSeconds } from './case/undo-seconds.ts'
export { checkServiceDefinition } from './catalogue/check-service-definition.ts'
export { type DocumentKind, documentKindOf, documentSamples } from './catalogue/document-sample.ts'
export { servesAs } from './catalogue/paper.ts'
export {
  DeliverableKind,
  DynamicForm,
  NestedOption,
  NoteBlock,
  PrimaryOption,
  ServiceDefinition,
} from './catalogue/service-definition.ts'
export { isTyped, type StaffAsk } from './catalogue/staff-ask.ts'
export { usualEndOfValidity } from './catalogue/usual-end-of-validity.ts'
export type { ApplicationHistory } from './clock/application-history.ts'
export { minutesOf } from './clock/clock-rules.ts'
export { halfTargetOf } from './clock/half-target-of.ts'
export { listApplicationWork, type WorkRules } from './clock/list-application-work.ts'
export { daysDue, findPaymentReminder, nextPaymentReminder } from './clock/payment-reminders.ts'
export { urgencyOf } from './clock/urgency-of.ts'
export {
  decisionWorkKinds,
  kindsEndedByNote,
  listClosedWorkKinds,
  listDoingRoles,
  listDoneKinds,
  listSeeingRoles,
  listSeenKinds,
  type WorkKind,
  workKinds,
} from './clock/work-kind.ts'
export type { WorkPiece } from './clock/work-piece.ts'
export { type CancelReason, cancelReasons, cancelUntil, maxCancelRemark } from './e-invoices/cancel-window.ts'
export { eInvoiceOf, isEInvoice } from './e-invoices/e-invoice.ts'
export { daysToRegister, isEInvoiceNeeded } from './e-invoices/e-invoice-rules.ts'
export type { EInvoice } from './e-invoices/inv-01.ts'
export {
  type ApplicationFieldKey,
  type AskedFieldKey,
  applicationFieldGroups,
  applicationFieldKeys,
  askedFieldKeys,
  type DerivedFieldKey,
  isApplicationDetail,
  isAskedField,
  type SameAsField,
} from './fields/application-field-keys.ts'
export {
  applicationFieldDefinition,
  applicationFields,
  derivedFieldLabels,
  isSecretApplicationField,
} from './fields/application-fields.ts'
export {
  checkApplicationForm,
  type FormValues,
  findContradictions,
  isFieldAsked,
  listAskedFields,
} from './fields/check-application-form.ts'
export {
  checkFieldValue,
  type FieldReason,
  type FieldValue,
  isEmptyValue,
  maxLengthOf,
} from './fields/check-field-value.ts'
export { dateBoundsOf, dayOfLimit } from './fields/date-bounds.ts'
export { effectiveInputType } from './fields/effective-input-type.ts'
export { explainReason } from './fields/explain-reason.ts'
export { FieldDefinition, FieldType } from './fields/field-definition.ts'
export {
  maxAddress,
  maxApplicationField,
  maxFieldText,
  maxFirmName,
  maxPersonName,
} from './fields/field-limits.ts'
export { type FormDoubt, findFormDoubts, fitsState } from './fields/find-form-doubts.ts'
export { groupedNumber } from './fields/grouped-number.ts'
export { isSameAnswer } from './fields/is-same-answer.ts'
export { oneLine } from './fields/one-line.ts'
export { plainNumber } from './fields/plain-number.ts'
export { dayOfDocument, type Gstr1Entry, gstr1Entries } from './gst-returns/gstr1-entries.ts'
export { Gstr1Return } from './gst-returns/gstr1-return.ts'
export { checkAadhaar } from './identifiers/aadhaar.ts'
export { maxTypedIdentifier } from './identifiers/compact.ts'
export { isEmail, maskEmail, maxEmail, normaliseEmail } from './identifiers/email.ts'
export { areOfOnePerson, checkGstin, findStateOfGstin, gstinCheckDigit } from './identifiers/gstin.ts'
export { hiddenText } from './identifiers/hidden-text.ts'
export { checkIdentifier, maskIdentifier } from './identifiers/identifier.ts'
export { IdentifierKind } from './identifiers/identifier-kind.ts'
export { findState, STATES, type State } from './identifiers/indian-states.ts'
export { maxItemId } from './identifiers/item-id.ts'
export { maskAadhaarIn, maskIdentifiersIn, maskIdentifiersInJson } from './identifiers/mask-identifiers-in.ts'
export { isMobile, maskMobile, normaliseMobile } from './identifiers/mobile.ts'
export { findNameMark, plainShownName } from './identifiers/name-mark.ts'
export { checkPan, hasOwnersPan, isPanOfPerson } from './identifiers/pan.ts'
export { type NameMark, shownName } from './identifiers/shown-name.ts'
export { displayTrackingId, parseTrackingId, trackingIdOf } from './identifiers/tracking-id.ts'
export { isLocalText, LocalText, textIn } from './language/local-text.ts'
export {
  type AccountLimit,
  accountLimitOf,
  accountLimits,
  itemLimitOf,
  itemLimits,
  maxLimitFactor,
} from './limits/account-limits.ts'
export { amountInWords, moneyInWords } from './money-documents/amount-in-words.ts'
export {
  addressNeededFrom,
  type Buyer,
  type BuyerProblem,
  checkBuyer,
  checkBuyerGstin,
  findBillingGap,
  lacksRegistration,
} from './money-documents/buyer.ts'
export { findBuyerDoubt } from './money-documents/buyer-doubt.ts'
export { describeCharge } from './money-documents/charge-description.ts'
export {
  type ChargeLine,
  chargeLine,
  partOfCharge,
  reversedCharge,
  taxedIn,
  totalsOf,
} from './money-documents/charge-line.ts'
export { lastDayOfCreditNote } from './money-documents/credit-note-deadline.ts'
export { type MoneyDocumentKind, moneyDocumentNumber } from './money-documents/document-number.ts'
export { findInvoiceAnswer } from './money-documents/find-invoice-answer.ts'
export { addressOfForm, recipientAddresses } from './money-documents/form-address.ts'
export { findStateChange, isGstinOfPerson, isNameDoubted } from './money-documents/gstin-hints.ts'
export {
  type DocumentPayment,
  type DocumentReference,
  type DocumentState,
  documentState,
  isStateAlone,
  type MoneyDocument,
  moneyDocument,
  placeOfSupply,
  type Recipient,
  type Supplier,
  withAddress,
} from './money-documents/money-document.ts'
export { isWholeAddress, postalAddress } from './money-documents/postal-address.ts'
export { bankDecisionDay, refundExpectedDay } from './payments/bank-days.ts'
export type { RefundFact } from './payments/ending-refund.ts'
export {
  listMoneyProposalActs,
  type MoneyProposalAct,
  type MoneyProposalKind,
  type MoneyProposalState,
  moneyProposalKinds,
  moneyProposalStateAfter,
  moneyProposalStates,
  refuseMoneyProposalAct,
} from './payments/money-proposal.ts'
export {
  isLiveOrder,
  listOrderStates,
  type PaymentOrderState,
  paymentOrderMachine,
  phaseOfOrder,
} from './payments/order-states.ts'
export { isPolledTooEarly, nextOrderPoll, nextRefundPoll } from './payments/poll-times.ts'
export {
  listPolledRefundStates,
  listStuckRefundStates,
  type RefundState,
  refundMachine,
} from './payments/refund-states.ts'
export { type EarlyReturn, keptByScale, listEarlyReturns, listRetention } from './payments/retention.ts'
export { type RefundSplit, splitRefund, takeInOrder } from './payments/split-refund.ts'
export type { StateMachine } from './payments/state-machine.ts'
export { formatRupees } from './pricing/format-rupees.ts'
export {
  floorAtZero,
  formatMoney,
  fromRupees,
  fromRupeesAndPaise,
  type Money,
  money,
  moneyToText,
  parseMoney,
  subtractMoney,
  sumMoney,
  toRupees,
  toRupeesAndPaise,
} from './pricing/money.ts'
export {
  isQuotedAmount,
  maxQuantity,
  type Quote,
  type QuoteRequest,
  type QuoteScope,
  quotePrice,
} from './pricing/quote.ts'
export {
  chooseNested,
  choosePrimary,
  chooseSub,
  NO_SELECTION,
  resolveSelection,
  type Selection,
} from './pricing/selection.ts'
export { priceWithTax, type TaxKind } from './pricing/tax.ts'
export * from './support/consultation-slots.ts'
export * from './support/consultation-status.ts'
export { fillPlaceholders, listPlaceholders } from './support/placeholders.ts'
export { ticketStatus } from './support/ticket-status.ts'
