import { messagesIn } from '@sanad/texts/browser'
import { type AuditTexts, auditMessages } from '@sanad/texts/desk/audit'
import { type RecordedTexts, recordedMessages } from '@sanad/texts/desk/shared/recorded'
import { useMessages } from '@sanad/web-kit'

const actNames: Readonly<Record<string, keyof AuditTexts>> = {
  accept_document: 'actAcceptDocument',
  reject_document: 'actRejectDocument',
  withdraw_decision: 'actWithdrawDecision',
  mask_document: 'actMaskDocument',
  ask_extra_item: 'actAskExtraItem',
  take_back_ask: 'actTakeBackAsk',
  reopen_answer: 'actReopenAnswer',
  complete_stage: 'actCompleteStage',
  hold_completion: 'actHoldCompletion',
  take_back_completion: 'actTakeBackCompletion',
  return_completion: 'actReturnCompletion',
  reopen_stage: 'actReopenStage',
  change_promise: 'actChangePromise',
  attach_deliverable: 'actAttachDeliverable',
  take_back_deliverable: 'actTakeBackDeliverable',
  hold: 'actHold',
  resume: 'actResume',
  give_discount: 'actGiveDiscount',
  amend_buyer: 'actAmendBuyer',
  propose_refund: 'actProposeRefund',
  approve_refund: 'actApproveRefund',
  propose_discount: 'actProposeDiscount',
  approve_discount: 'actApproveDiscount',
  take_back_approval: 'actTakeBackApproval',
  return_proposal: 'actReturnProposal',
  decline_proposal: 'actDeclineProposal',
  withdraw_proposal: 'actWithdrawProposal',
  request_refund: 'actRequestRefund',
  retry_refund: 'actRetryRefund',
  complete_refund: 'actCompleteRefund',
  resolve_review: 'actResolveReview',
  retry_e_invoice: 'actRetryEInvoice',
  cancel_e_invoice: 'actCancelEInvoice',
  correct_invoice: 'actCorrectInvoice',
  send_payment_link: 'actSendPaymentLink',
  send_money_document: 'actSendMoneyDocument',
  reveal_identifier: 'actRevealIdentifier',
  reveal_nominee: 'actRevealNominee',
  look_up_pan: 'actLookUpPan',
  read_outside_own_work: 'actReadOutsideOwnWork',
  export_audit_log: 'actExportAuditLog',
  work_taken: 'actWorkTaken',
  work_released: 'actWorkReleased',
  work_assigned: 'actWorkAssigned',
  work_snoozed: 'actWorkSnoozed',
  work_due: 'actWorkDue',
  work_priority: 'actWorkPriority',
  work_done: 'actWorkDone',
  people_invited: 'actPeopleInvited',
  people_joined: 'actPeopleJoined',
  people_reset: 'actPeopleReset',
  people_changed: 'actPeopleChanged',
  people_absent: 'actPeopleAbsent',
  people_back: 'actPeopleBack',
  people_handed_over: 'actPeopleHandedOver',
  people_sessions_ended: 'actPeopleSessionsEnded',
  people_left: 'actPeopleLeft',
  retry_job: 'actRetryJob',
  drop_job: 'actDropJob',
  team_saved: 'actTeamSaved',
  DOCUMENT_UPLOAD: 'actUploadDocument',
  INFORMATION_BULK_SUBMIT: 'actGiveInformation',
  PAYMENT_INITIATION: 'actBeginPayment',
  PAYMENT_SUCCESSFUL: 'actPaymentReceived',
  REFUND_SUCCESSFUL: 'actRefundPaid',
  REFUND_FAILED: 'actRefundFailed',
}

/** What is recorded as a sentence with something in it, which stays as it was written. */
const open = [
  [/^Chose (?<what>.+)$/s, 'chose'],
  [/^Moved a due date: (?<what>.*)$/s, 'movedDueDate'],
  [/^Took a moved due date back: (?<what>.*)$/s, 'tookDueDateBack'],
  [/^Recorded (?<day>[\d-]{10}) as closed: (?<what>.*)$/s, 'closedDay'],
  [/^Recorded (?<day>[\d-]{10}) as short: (?<what>.*)$/s, 'shortDay'],
  [/^Recorded (?<day>[\d-]{10}) as open: (?<what>.*)$/s, 'openDay'],
  [/^Took (?<day>[\d-]{10}) back: (?<what>.*)$/s, 'tookDayBack'],
] as const

/** Names an act of the audit log in the member's language; undefined for one that the texts do not know. */
export function useActName(): (act: string) => string | undefined {
  const acts = useMessages(auditMessages)
  const recorded = useMessages(recordedMessages)
  return (act) => actName(acts, act) ?? sentence(recorded, act)
}

export function actName(texts: AuditTexts, act: string): string | undefined {
  const name = actNames[act]
  return name && texts[name]
}

/** The log keeps English sentences: the English texts are those to the letter, and what they are found by. */
export function sentence(texts: RecordedTexts, act: string): string | undefined {
  const english = Object.entries(messagesIn(recordedMessages, 'en'))
  const found = english.find(([, text]) => text === act)
  if (found) return String(texts[found[0] as keyof RecordedTexts])
  for (const [form, name] of open) {
    const { day = '', what = '' } = form.exec(act)?.groups ?? {}
    if (what) return texts[name]({ day, what })
  }
  return undefined
}
