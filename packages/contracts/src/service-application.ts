import * as z from 'zod/mini'
import { ApplicationFields } from './application-fields.ts'
import { Deliverable } from './deliverables.ts'
import { DataRecipient, FieldValue, FieldView } from './information-fields.ts'
import { MoneyDocumentRecord } from './money-documents.ts'
import { NameMark } from './name-mark.ts'
import { PaymentProvider } from './payments.ts'
import { QuoteView } from './quote-view.ts'
import { RefundView } from './refund-view.ts'
import { DynamicFormView, NoteView, Selection } from './service-choice.ts'
import { ChangeRequest } from './tickets.ts'
import { TimelineStage } from './timeline-stage.ts'
import { UploadedDocument } from './uploaded-documents.ts'
import { Id, Instant } from './wire.ts'

export const ClientStatus = z.enum([
  'pending',
  'processing',
  'completed',
  'on_hold',
  'refund',
  'refund_completed',
])
export type ClientStatus = z.infer<typeof ClientStatus>

/** A status as it is answered. A later portal may know more of them: a client shows those as unknown. */
export const ShownStatus = z.string()

const AllowedAction = z.enum([
  'pay',
  'change_business',
  'change_choice',
  'delete',
  'upload',
  'submit_information',
])

export const NextStep = z.object({
  turn: z.enum(['you', 'us', 'department', 'nobody']),
  next: z.enum([
    'pay',
    'pay_stage',
    'confirm_payment',
    /** Paid otherwise than we asked; staff review it. */
    'check_payment',
    'provide_information',
    'replace_document',
    'wait_for_us',
    'wait_for_department',
    'wait_for_refund',
    'none',
  ]),
  stage_id: z.nullable(z.string()),
  /** The first document to be replaced. Absent where there is none, and in answers of older portals. */
  document_id: z.optional(z.string()),
  /** The application form alone is missing, which `next` does not say. Absent where it is not, and in answers of older portals. */
  form_due: z.optional(z.boolean()),
})
export type NextStep = z.infer<typeof NextStep>

/** Refunded rupees out of all that was paid, if refunds end the application; otherwise null. */
export const PaidBack = z.nullable(z.object({ amount: z.int(), of: z.int() }))
export type PaidBack = z.infer<typeof PaidBack>

const serviceDetails = z.extend(ApplicationFields, {
  id: Id,
  user_id: Id,
  service_id: z.string(),
  track_id: z.string(),
  payment_status: z.union([z.literal(0), z.literal(1)]),
  client_status: ShownStatus,
  stateId: z.nullable(z.int()),
  /** Unused discount in rupees, before tax. */
  discount_price: z.number(),
  business_id: z.nullable(Id),
  name_of_firm: z.nullable(z.string()),
  name_mark: z.optional(NameMark),
  name_of_person: z.string(),
  email: z.string(),
  mobile: z.string(),
  type_of_reg: z.string(),
  otp_verified_view: z.union([z.literal(0), z.literal(1)]),
  created_at: Instant,
  quantity: z.int(),
  selection: z.nullable(Selection),
})

/** Payment order on the service screen. */
const orderOutline = z.object({
  order_id: z.string(),
  /** In rupees, tax included. */
  total: z.int(),
  is_full_payment: z.boolean(),
  begun_at: Instant,
  /** Bank reference (UTR, RRN), once known. */
  bank_reference: z.optional(z.string()),
  /** Day by which the bank has confirmed or reversed its debit: T+5 in calendar days. */
  bank_decides_by: z.iso.date(),
})

/** Whole rupees, by the rule that refunds go by. */
const earlyReturn = z.object({ paid: z.int(), back: z.int() })

/** Composite read model of the service screen. */
export const ServiceApplication = z.object({
  serviceDetails,
  service: z.object({ service: z.string(), title: z.string() }),
  description: z.string(),
  points: z.array(z.string()),
  /** What the department or council asks, which is apart from our fee. */
  official_fee: z.optional(z.string()),
  /** Absent in answers of older portals, and of versions that did not say. */
  recipients: z.optional(z.array(DataRecipient)),
  /**
   * Percent that is kept once a stage is done, if the application then ends early; nothing before. Of the payments named,
   * which come before the stage; where none are, of everything paid.
   */
  retention: z.optional(
    z.array(
      z.object({
        /** Absent in answers of older portals. */
        stage_id: z.optional(z.string()),
        stage: z.string(),
        percent: z.int(),
        payments: z.optional(z.array(z.string())),
        /**
         * Paid until then and returned, by how the customer pays; once something was paid, of the payment to come alone.
         * Absent for a stage that is completed, while the price is open, once all is paid and in answers of older portals.
         */
        returns: z.optional(z.object({ full: earlyReturn, stage: z.optional(earlyReturn) })),
      }),
    ),
  ),
  /** Net fee per unit in rupees; null if stages or a choice decide the price. */
  fee: z.nullable(z.number()),
  quantity: z.nullable(
    z.object({
      label: z.string(),
      /** Net fee in rupees. */
      per_extra_unit: z.number(),
      /** Its price with tax in whole rupees. Absent in answers of older portals. */
      price_per_extra_unit: z.optional(z.int()),
      max: z.int(),
    }),
  ),
  reqDocuments: z.object({
    note: z.nullable(z.union([z.string(), NoteView])),
    dynamic_form: z.nullable(DynamicFormView),
    is_dynamic_form: z.boolean(),
    isDisplaySubpoints: z.boolean(),
  }),
  documentList: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      document_id: z.string(),
      label: z.string(),
      document_title: z.string(),
      help: z.string(),
      /** Name of the current file in the uploads path; null without one. */
      value: z.nullable(z.string()),
      /** A current file that was not refused. */
      submitted: z.boolean(),
    }),
  ),
  uploadedDocs: z.array(UploadedDocument),
  fieldList: z.array(
    z.extend(FieldView, {
      /** What is known of an open field from the form or an earlier application, to be checked by the customer. */
      known: z.optional(FieldValue),
      /** An identity number given before: `reuseAnswer` copies it. `from`: null where it was given in this application. */
      reusable: z.optional(z.object({ source_id: Id, mask: z.string(), from: z.nullable(z.string()) })),
    }),
  ),
  /** Files of earlier applications that may be given again: papers of the same business, and of the customer. */
  reusable_documents: z.array(
    z.object({ document_id: z.string(), source_id: Id, original_name: z.string(), from: z.string() }),
  ),
  submittedFields: z.array(z.object({ field_id: z.string(), value: FieldValue })),
  extra_info: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      title: z.string(),
      type: z.enum(['text', 'textarea', 'select']),
      /** Of a `select`. */
      options: z.array(z.object({ value: z.string(), label: z.string() })),
      value: z.string(),
      submitted: z.boolean(),
      /** The same as `submitted`, by its older name. */
      is_submit: z.boolean(),
    }),
  ),
  /** What staff asked for by a day and has not come, by the id of the document, field or item. Absent in answers of older portals. */
  asked_by: z.optional(z.array(z.object({ id: z.string(), due_on: z.iso.date() }))),
  /** Submitted answers that the customer asked to change; the latest request of each. */
  change_requests: z.array(ChangeRequest),
  default_timeline: z.array(TimelineStage),
  userTimeLine: z.array(z.object({ timeline: z.array(TimelineStage) })),
  /** Price of everything unpaid; null while a choice is missing or if nothing is due. */
  quote: z.nullable(QuoteView),
  /** Price of each uncompleted payment stage, in order; empty without stage payments. */
  stage_quotes: z.array(z.object({ stage_id: z.string(), quote: QuoteView })),
  next_step: NextStep,
  paid_back: PaidBack,
  /** Reason of the hold; null if not on hold. */
  hold_reason: z.nullable(z.string()),
  /** Whose reason it is; null if not on hold, or if staff did not say. Absent in answers of older portals. */
  hold_waits_for: z.optional(z.nullable(z.enum(['customer', 'department', 'ours']))),
  /** The day until which the hold is expected to last; null if not on hold, or if staff named none. */
  hold_until: z.nullable(z.iso.date()),
  /** What happened last and still holds, for a banner; null where the next step says everything. */
  news: z.nullable(z.enum(['paid', 'resumed', 'completed'])),
  allowed_actions: z.array(AllowedAction),
  /** Whom receipts and invoices are made out to; without a GSTIN none was given. Absent in answers of older portals. */
  buyer: z.optional(
    z.object({
      gstin: z.nullable(z.string()),
      legal_name: z.nullable(z.string()),
      address: z.nullable(z.string()),
      may_change: z.boolean(),
      /** Its price is so high that the invoice names the address of everybody. */
      address_needed: z.boolean(),
      /** Where CGST and SGST apply. Absent in answers of older portals. */
      home_state_id: z.optional(z.int()),
    }),
  ),
  pending_items: z.int(),
  /** Of them. Absent in answers of older portals. */
  pending_documents: z.optional(z.int()),
  /** Whether the application form is needed beside them. Absent in answers of older portals. */
  form_missing: z.optional(z.boolean()),
  /** Whether the customer has another application for the same service, of its business where it has one. Absent in answers of older portals. */
  has_other_application: z.optional(z.boolean()),
  /** The application form: whether work cannot be completed without it, and when it was submitted; null where there is none. */
  application_form: z.nullable(z.object({ required: z.boolean(), submitted_at: z.nullable(Instant) })),
  is_information_complete: z.boolean(),
  /** Order that may still be paid or that a bank is deciding. */
  live_order: z.nullable(z.extend(orderOutline, { confirming: z.boolean() })),
  /** Outcome of the latest order, if unsettled and none is live; failed, cancelled and expired ones for a day. */
  ended_order: z.nullable(
    z.extend(orderOutline, {
      status: z.enum(['failed', 'cancelled', 'expired', 'review', 'refund_due']),
      /** The provider's message about a failed attempt. */
      reason: z.nullable(z.string()),
    }),
  ),
  /** Refunds, newest first, including those of surplus payments. */
  refunds: z.array(RefundView),
  /** What the customer got, newest first: the certificate, the letter. */
  deliverables: z.array(Deliverable),
  /** Receipts, invoice, refund vouchers and credit notes, in order of issue. */
  money_documents: z.array(MoneyDocumentRecord),
  checkout: z.object({
    provider: PaymentProvider,
    script_url: z.string(),
    mode: z.enum(['production', 'sandbox']),
    /** The merchant's public key, at providers whose script wants one. */
    key: z.nullable(z.string()),
  }),
})
export type ServiceApplication = z.infer<typeof ServiceApplication>
