import type { AuditTexts } from '@sanad/texts/desk/audit'

const actNames: Readonly<Record<string, keyof AuditTexts>> = {
  accept_document: 'actAcceptDocument',
  reject_document: 'actRejectDocument',
  withdraw_decision: 'actWithdrawDecision',
  ask_extra_item: 'actAskExtraItem',
  reopen_answer: 'actReopenAnswer',
  complete_stage: 'actCompleteStage',
  reopen_stage: 'actReopenStage',
  attach_deliverable: 'actAttachDeliverable',
  hold: 'actHold',
  resume: 'actResume',
  give_discount: 'actGiveDiscount',
  amend_buyer: 'actAmendBuyer',
  propose_refund: 'actProposeRefund',
  approve_refund: 'actApproveRefund',
  take_back_approval: 'actTakeBackApproval',
  return_proposal: 'actReturnProposal',
  decline_proposal: 'actDeclineProposal',
  withdraw_proposal: 'actWithdrawProposal',
  request_refund: 'actRequestRefund',
  retry_refund: 'actRetryRefund',
  complete_refund: 'actCompleteRefund',
  resolve_review: 'actResolveReview',
  retry_e_invoice: 'actRetryEInvoice',
  reveal_identifier: 'actRevealIdentifier',
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
  team_saved: 'actTeamSaved',
}

/** Undefined for an act that is recorded in English words of its own. */
export function actName(texts: AuditTexts, act: string): string | undefined {
  const name = actNames[act]
  return name && texts[name]
}
