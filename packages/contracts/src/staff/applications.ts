import { maxItemId } from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { DeskDeliverable } from '../deliverables.ts'
import { SeenState } from '../seen-state.ts'
import { ClientStatus, NextStep, ServiceApplication, ShownStatus } from '../service-application.ts'
import { UploadedDocument } from '../uploaded-documents.ts'
import { Id, IdParams, Instant, NextCursor, PageQuery } from '../wire.ts'
import { DocumentCheck, GivenAnswers } from './checks.ts'
import { CustomerEvent } from './customers.ts'
import { KeptFileView } from './files.ts'
import { MoneyProposal } from './proposals.ts'

/** Acts of staff on an application, its documents and refunds. */
export const StaffAct = z.enum([
  'accept_document',
  'reject_document',
  'withdraw_decision',
  'mask_document',
  'ask_extra_item',
  'take_back_ask',
  'reopen_answer',
  'complete_stage',
  'hold_completion',
  'take_back_completion',
  'return_completion',
  'reopen_stage',
  'change_promise',
  'attach_deliverable',
  'take_back_deliverable',
  'hold',
  'resume',
  'give_discount',
  'amend_buyer',
  'propose_refund',
  'approve_refund',
  'propose_discount',
  'approve_discount',
  'take_back_approval',
  'return_proposal',
  'decline_proposal',
  'withdraw_proposal',
  'request_refund',
  'retry_refund',
  'complete_refund',
  'resolve_review',
  'send_payment_link',
  'send_money_document',
  'retry_e_invoice',
  'cancel_e_invoice',
  'correct_invoice',
])
export type StaffAct = z.infer<typeof StaffAct>

/** Recorded act of staff, with actor and time. */
export const RecordedAct = z.object({
  act: StaffAct,
  /** Id of the stage, document, extra item or refund. */
  subject: z.nullable(z.string()),
  comment: z.string(),
  /** Whether staff ended the application with it; only refunds can. */
  ends_application: z.boolean(),
  staff_name: z.string(),
  recorded_at: Instant,
})
export type RecordedAct = z.infer<typeof RecordedAct>

/** Refund of an order. `failed`: the gateway will not send it. */
export const Refund = z.object({
  id: Id,
  order_id: z.string(),
  amount_rupees: z.number(),
  status: z.enum(['requested', 'pending', 'on_hold', 'completed', 'failed']),
  /** `staff`: requested at the desk; `surplus`: nothing was due; `review`: paid otherwise than we asked. */
  origin: z.enum(['staff', 'surplus', 'review']),
  reason: z.string(),
  /** Number of the attempt at the gateway, and the last failure. */
  attempt: z.int(),
  failure: z.nullable(z.string()),
  bank_reference: z.nullable(z.string()),
  requested_at: Instant,
  completed_at: z.nullable(Instant),
  allowed_acts: z.array(StaffAct),
})
export type Refund = z.infer<typeof Refund>

/** The registration of one of its invoices, as far as it can be cancelled or was. */
export const DeskEInvoice = z.object({
  /** Of the money document. */
  id: Id,
  number: z.string(),
  state: z.enum(['registered', 'cancelling', 'cancelled']),
  /** Until when staff may ask for it; null where they may not. */
  cancel_until: z.nullable(Instant),
  /** What the portal said to the last attempt, and the short code of the last failure. */
  refusals: z.nullable(z.array(z.object({ code: z.string(), message: z.string() }))),
  failure: z.nullable(z.string()),
})
export type DeskEInvoice = z.infer<typeof DeskEInvoice>

/** Row of the desk's list. */
export const DeskApplication = z.object({
  id: Id,
  track_id: z.string(),
  service_id: z.string(),
  title: z.string(),
  customer: z.object({ id: Id, name_of_person: z.string(), mobile: z.string() }),
  name_of_firm: z.nullable(z.string()),
  client_status: ShownStatus,
  next_step: NextStep,
  next_stage_title: z.nullable(z.string()),
  /** Number of documents without a decision. */
  documents_to_check: z.int(),
  created_at: Instant,
})
export type DeskApplication = z.infer<typeof DeskApplication>

/** What the stage in progress asks of staff. */
export const StageAsk = z.object({
  id: z.string(),
  kind: z.enum(['reference', 'text', 'date', 'file', 'deliverable']),
  label: z.string(),
  required: z.boolean(),
  /** Whether the customer sees it. */
  visible: z.boolean(),
  /** Of a reference: a number as its portal writes them. */
  example: z.optional(z.string()),
  /** Of a deliverable: whether it was attached. */
  is_attached: z.optional(z.boolean()),
})
export type StageAsk = z.infer<typeof StageAsk>

/** A day that staff promised for a stage. */
export const PromisedDay = z.object({
  stage_id: z.string(),
  promised_on: z.iso.date(),
  /** What the customer was told before; null where nothing could be said. */
  former_on: z.nullable(z.iso.date()),
  reason: z.string(),
  reason_hi: z.string(),
  staff_name: z.string(),
  recorded_at: Instant,
})
export type PromisedDay = z.infer<typeof PromisedDay>

/** What staff recorded when they completed a stage. */
export const RecordedAnswer = z.object({
  stage_id: z.string(),
  label: z.string(),
  value: z.string(),
  /** Whose number it is; null for what is no number of a portal. */
  portal: z.nullable(z.string()),
  visible: z.boolean(),
  staff_name: z.string(),
  recorded_at: Instant,
})
export type RecordedAnswer = z.infer<typeof RecordedAnswer>

export const listDeskApplications = defineEndpoint({
  name: 'listDeskApplications',
  summary: 'List applications, newest first; a page may be short, only a missing next_cursor ends the list',
  method: 'GET',
  access: 'staff',
  permission: 'work.read',
  path: () => '/api/staff/applications',
  query: z.extend(PageQuery, {
    status: z.optional(ClientStatus),
    turn: z.optional(NextStep.shape.turn),
    service: z.optional(z.string().check(z.maxLength(maxItemId))),
    /** Prefix of a tracking id, with or without hyphen and #. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(30))),
  }),
  success: z.object({
    success: z.literal(true),
    data: z.array(DeskApplication),
    next_cursor: NextCursor,
  }),
  errors: [],
})

export const getDeskApplication = defineEndpoint({
  name: 'getDeskApplication',
  summary: 'Read an application as the customer sees it, with the acts of staff and those allowed now',
  method: 'GET',
  access: 'staff',
  permission: 'application.read',
  path: ({ id }) => `/api/staff/applications/${id}`,
  params: IdParams,
  success: z.object({
    success: z.literal(true),
    data: z.object({
      seen: SeenState,
      application: ServiceApplication,
      allowed_acts: z.array(StaffAct),
      acts: z.array(RecordedAct),
      /** Of the documents that are compared with answers. */
      checks: z.array(DocumentCheck),
      given: GivenAnswers,
      /** Files that were replaced by others, the latest first. */
      earlier_files: z.array(UploadedDocument),
      /** Of its files that somebody turned or enlarged. */
      file_views: z.array(KeptFileView),
      deliverables: z.array(DeskDeliverable),
      /** The last notes, tickets and messages of its customer, newest first. */
      contact: z.array(CustomerEvent),
      /** Of the stage that staff may complete. */
      asks: z.array(StageAsk),
      answers: z.array(RecordedAnswer),
      /** The last stage that staff completed, as long as it may be reopened. */
      reopenable_stage_id: z.nullable(z.string()),
      /** Days that staff promised, the latest first. */
      promises: z.array(PromisedDay),
      /** The completion of the last stage, while it can be taken back. */
      held_completion: z.nullable(
        z.object({ stage_id: z.string(), staff_name: z.string(), takes_effect_at: Instant, request_id: Id }),
      ),
      /** A held completion that could not be carried out: the code of an error. The stage waits for another. */
      returned_completion: z.nullable(z.object({ stage_id: z.string(), problem: z.string() })),
      /** What the service gives in the end; null where it does not end. */
      usual_deliverables: z.array(
        z.object({
          id: z.string(),
          kind: DeskDeliverable.shape.kind,
          title: z.string(),
          valid_months: z.nullable(z.int()),
        }),
      ),
      refunds: z.array(Refund),
      /** What members proposed about its money, newest first. */
      proposals: z.array(MoneyProposal),
      e_invoices: z.array(DeskEInvoice),
      /**
       * The invoice that another may replace now, with a credit note unless the registration portal refused it; null once
       * everything was given back.
       */
      correctable_invoice: z.nullable(z.object({ id: Id, number: z.string(), is_refused: z.boolean() })),
      /** An invoice that cannot be replaced, or not now, and why; null once everything was given back. */
      uncorrectable_invoice: z.nullable(
        z.object({ number: z.string(), why: z.enum(['registering', 'credited', 'too_late']) }),
      ),
      /** Whether staff may name another buyer now: what was paid stands, and no invoice of it. */
      may_amend_buyer: z.boolean(),
      /** Whole rupees paid and not yet refunded, requested or proposed. */
      refundable_rupees: z.int(),
      /** Of the member who asks; null where the price cannot be told, or nothing is left to discount. */
      discount: z.nullable(
        z.object({
          /** Unpaid before tax, and not proposed. */
          most_rupees: z.int(),
          /** What they may give at once, by their roles and their limit. */
          at_once_rupees: z.int(),
        }),
      ),
      /** What goes back by the scale of the service if the application ends now; absent for versions without a scale. */
      scale_refund_rupees: z.optional(z.int()),
    }),
  }),
  errors: ['not_found'],
})
