// Written by `npm run texts` from texts/en/desk/shared/facts.json.
import english from '../../../../../../texts/en/desk/shared/facts.json' with { type: 'json' }
import { defineMessages } from '../../../messages.ts'

export interface FactsTexts {
  readonly begun: string
  readonly file_given: string
  readonly answers_given: string
  readonly form_submitted: string
  readonly paid: string
  readonly told: string
  readonly identifier_revealed: string
  readonly accept_document: string
  readonly reject_document: string
  readonly withdraw_decision: string
  readonly mask_document: string
  readonly ask_extra_item: string
  readonly take_back_ask: string
  readonly reopen_answer: string
  readonly complete_stage: string
  readonly hold_completion: string
  readonly take_back_completion: string
  readonly return_completion: string
  readonly reopen_stage: string
  readonly change_promise: string
  readonly attach_deliverable: string
  readonly take_back_deliverable: string
  readonly hold: string
  readonly resume: string
  readonly give_discount: string
  readonly amend_buyer: string
  readonly propose_refund: string
  readonly approve_refund: string
  readonly propose_discount: string
  readonly approve_discount: string
  readonly take_back_approval: string
  readonly return_proposal: string
  readonly decline_proposal: string
  readonly withdraw_proposal: string
  readonly request_refund: string
  readonly retry_refund: string
  readonly complete_refund: string
  readonly resolve_review: string
  readonly send_payment_link: string
  readonly send_money_document: string
  readonly retry_e_invoice: string
  readonly cancel_e_invoice: string
  readonly correct_invoice: string
}

export const factsMessages = defineMessages<FactsTexts>('desk/shared/facts', english)
