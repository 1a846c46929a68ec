import { DeliverableKind } from '@sanad/domain'
import * as z from 'zod/mini'
import { NameMark } from './name-mark.ts'
import { NextStep, PaidBack, ShownStatus } from './service-application.ts'
import { Id, Instant } from './wire.ts'

/** Row of the customer's list of services. */
export const ServiceSummary = z.object({
  id: Id,
  service_id: z.string(),
  title: z.string(),
  track_id: z.string(),
  name_of_firm: z.nullable(z.string()),
  name_mark: z.optional(NameMark),
  payment_status: z.union([z.literal(0), z.literal(1)]),
  client_status: ShownStatus,
  next_step: NextStep,
  /** What can be paid now: whole rupees, tax included; null if nothing, or while a choice is missing. */
  amount_due: z.nullable(z.int()),
  paid_back: PaidBack,
  next_stage_title: z.nullable(z.string()),
  pending_items: z.int(),
  /** Of them. Absent in answers of older portals. */
  pending_documents: z.optional(z.int()),
  /** Whether the application form is needed beside them. Absent in answers of older portals. */
  form_missing: z.optional(z.boolean()),
  stages_completed: z.int(),
  stages_total: z.int(),
  created_at: Instant,
  /** When its last stage was completed; absent until then. */
  completed_at: z.optional(Instant),
  /** What a completed one gave that the customer sees: a certificate before a letter before an acknowledgement. */
  deliverable_kind: z.optional(DeliverableKind),
})
export type ServiceSummary = z.infer<typeof ServiceSummary>
