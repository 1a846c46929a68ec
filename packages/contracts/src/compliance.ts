import { isCalendarDate } from '@sanad/domain'
import {
  advanceTaxes,
  circumstances,
  complianceForms,
  gstSchemes,
  organisations,
  periodKinds,
  turnovers,
  unsureFacts,
} from '@sanad/domain/compliance'
import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { NameMark } from './name-mark.ts'
import { Done, Id, IdParams, Instant, NextCursor, requiredText } from './wire.ts'

const CalendarDay = z.string('Please enter a date.').check(z.refine(isCalendarDate, 'Please enter a date.'))
const CalendarMonth = z.string().check(z.regex(/^20[0-9]{2}-(?:0[1-9]|1[0-2])$/))

/** What a customer states about a business; its obligations follow from it. */
export const ComplianceFacts = z.object({
  organisation: z.enum(organisations),
  gst: z.enum(gstSchemes),
  turnover: z.enum(turnovers),
  state_id: z.nullable(z.int().check(z.minimum(1), z.maximum(36))),
  tax_audit: z.boolean(),
  advance_tax: z.enum(advanceTaxes),
  deducts_tds: z.boolean(),
  started_on: z.nullable(CalendarDay),
  director_kyc_year: z.nullable(z.int().check(z.minimum(2026), z.maximum(2099))),
  // Asked since the law is data: absent in facts of before, and from a page that was loaded before.
  also: z.optional(z.array(z.enum(circumstances)).check(z.maxLength(circumstances.length))),
  gst_registered_on: z.optional(z.nullable(CalendarDay)),
  /** Annual general meetings that were held. */
  meetings: z.optional(z.array(CalendarDay).check(z.maxLength(10))),
  /** Calendar year of the meeting that appointed the auditor. */
  auditor_year: z.optional(z.nullable(z.int().check(z.minimum(2014), z.maximum(2099)))),
  /** Turnover of a financial year, by the calendar year in which it begins. */
  year_turnovers: z.optional(
    z
      .array(z.object({ year: z.int().check(z.minimum(2017), z.maximum(2099)), turnover: z.enum(turnovers) }))
      .check(z.maxLength(10)),
  ),
  /** What was answered by "I do not know": what its fact says is only assumed. */
  unsure: z.optional(z.array(z.enum(unsureFacts)).check(z.maxLength(unsureFacts.length))),
})
export type ComplianceFacts = z.infer<typeof ComplianceFacts>

export const maxLicences = 30
export const maxLicenceTitle = 100

export const ComplianceLicence = z.object({ id: Id, title: z.string(), valid_until: z.iso.date() })
export type ComplianceLicence = z.infer<typeof ComplianceLicence>

export const ObligationStatus = z.enum(['done', 'overdue', 'due_soon', 'upcoming'])
export type ObligationStatus = z.infer<typeof ObligationStatus>

/** Filing, payment or renewal of a business. The texts of `form` are in the domain's `complianceForms`. */
export const ComplianceItem = z.object({
  business_id: Id,
  /** Natural key within its business. */
  key: z.string(),
  form: z.enum(complianceForms),
  due_on: z.iso.date(),
  period: z.nullable(z.object({ kind: z.enum(periodKinds), from: z.iso.date(), to: z.iso.date() })),
  licence: z.nullable(z.object({ id: Id, title: z.string() })),
  status: ObligationStatus,
  done_at: z.nullable(Instant),
  /** Numbers of the official forms, where they change with the period. */
  form_numbers: z.optional(z.nullable(z.string())),
  /** What the date takes for granted because the customer did not say it. */
  assumes: z.optional(z.nullable(z.enum(['meeting', 'turnover']))),
  /** Whether it is owed, or on which day, hangs on what the customer does not know. */
  unsure: z.optional(z.boolean()),
  /** The date of the law and by what it was moved. */
  extension: z.optional(z.nullable(z.object({ from: z.iso.date(), notification: z.string() }))),
  /** Of an overdue filing, where rate and cap are certain. */
  late_fee: z.optional(
    z.nullable(
      z.object({
        rupees_a_day: z.int(),
        days: z.int(),
        rupees: z.int(),
        /** Rupees, or what it is measured by; null: it grows without end. */
        cap: z.nullable(z.union([z.int(), z.enum(['tax', 'five_annual_fees'])])),
        /** The cap depends on a step of the turnover that is not known: `rupees` is what is asked in any case, no cap is told. */
        cap_by_turnover: z.optional(z.boolean()),
      }),
    ),
  ),
})
export type ComplianceItem = z.infer<typeof ComplianceItem>

export const ComplianceMonth = z.object({ month: CalendarMonth, items: z.array(ComplianceItem) })
export type ComplianceMonth = z.infer<typeof ComplianceMonth>

export const ComplianceBusiness = z.object({
  id: Id,
  name_of_firm: z.string(),
  name_mark: z.optional(NameMark),
  has_profile: z.boolean(),
})
export type ComplianceBusiness = z.infer<typeof ComplianceBusiness>

/** An obligation whose date nobody has confirmed: the centre is asked. */
export const ComplianceQuestion = z.object({ business_id: Id, form: z.enum(complianceForms) })
export type ComplianceQuestion = z.infer<typeof ComplianceQuestion>

/** A licence that was noted, or a certificate that an application gave, and until when it is valid. */
export const ComplianceValidity = z.object({
  business_id: Id,
  id: Id,
  title: z.string(),
  valid_until: z.iso.date(),
})
export type ComplianceValidity = z.infer<typeof ComplianceValidity>

export const readComplianceCalendar = defineEndpoint({
  name: 'readComplianceCalendar',
  summary:
    "List the obligations of a page of the customer's businesses, by month; the cursor is a month, `after` a business",
  method: 'GET',
  access: 'session',
  path: () => '/api/compliance',
  query: z.object({
    /** First month of the page; defaults to the current month (IST). */
    cursor: z.optional(CalendarMonth),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(12)), 3),
    business_id: z.optional(Id),
    /** The last business of the page before, of at most 25. */
    after: z.optional(Id),
  }),
  success: z.object({
    success: z.literal(true),
    data: z.object({
      /** The day (IST) that every status refers to. */
      today: z.iso.date(),
      /** A page of businesses, newest first, to choose from; the items are theirs, or those of `business_id`. */
      businesses: z.array(ComplianceBusiness),
      /** For `after`: there are more businesses. */
      next_businesses: NextCursor,
      /** Everything overdue, of any month; of more than 300, the latest. */
      overdue: z.array(ComplianceItem),
      months: z.array(ComplianceMonth),
      questions: z.optional(z.array(ComplianceQuestion)),
      /** Everything that is still valid, however far ahead it ends; of more than 300, the first to end. */
      validities: z.optional(z.array(ComplianceValidity)),
    }),
    next_cursor: NextCursor,
    previous_cursor: NextCursor,
  }),
  errors: ['not_found'],
})

export const getComplianceProfile = defineEndpoint({
  name: 'getComplianceProfile',
  summary: 'Read the facts that the due dates of a business follow from',
  method: 'GET',
  access: 'session',
  path: ({ id }) => `/api/compliance/businesses/${id}`,
  params: IdParams,
  success: z.object({
    success: z.literal(true),
    data: z.object({
      business: z.object({ id: Id, name_of_firm: z.string(), name_mark: z.optional(NameMark) }),
      facts: z.nullable(ComplianceFacts),
      /** Effective date of these facts. */
      valid_from: z.nullable(z.iso.date()),
      licences: z.array(ComplianceLicence),
      /** Defaults from the applications for this business. */
      suggestion: z.object({
        organisation: z.nullable(ComplianceFacts.shape.organisation),
        state_id: ComplianceFacts.shape.state_id,
        started_on: ComplianceFacts.shape.started_on,
        licences: z.array(z.object({ title: z.string(), valid_until: z.iso.date() })),
      }),
    }),
  }),
  errors: ['not_found'],
})

export const setComplianceProfile = defineEndpoint({
  name: 'setComplianceProfile',
  summary:
    'Set the facts of a business: a correction, or a new version from a date; omitted licences are removed',
  method: 'PUT',
  access: 'session',
  path: ({ id }) => `/api/compliance/businesses/${id}`,
  params: IdParams,
  body: z.object({
    facts: ComplianceFacts,
    licences: z
      .array(
        z.object({
          /** Generated by the client for a new one, so that a repeated call is idempotent. */
          id: Id,
          title: requiredText(maxLicenceTitle, 'Please name the licence.'),
          valid_until: CalendarDay,
        }),
      )
      .check(z.maxLength(maxLicences)),
    /** Effective date of a new version; without it the latest version is corrected. */
    valid_from: z.optional(z.nullable(CalendarDay)),
  }),
  success: Done,
  errors: ['not_found', 'field_invalid', 'compliance_limit'],
})

const ObligationParams = z.object({
  id: Id,
  key: z.string().check(z.maxLength(100), z.regex(/^[a-z0-9.-]+$/)),
})

export const markComplianceDone = defineEndpoint({
  name: 'markComplianceDone',
  summary: 'Mark a filing, payment or renewal as done',
  method: 'PUT',
  access: 'session',
  path: ({ id, key }) => `/api/compliance/businesses/${id}/done/${key}`,
  params: ObligationParams,
  success: Done,
  errors: ['not_found', 'compliance_limit'],
})

export const undoComplianceDone = defineEndpoint({
  name: 'undoComplianceDone',
  summary: 'Undo the mark that an obligation is done',
  method: 'DELETE',
  access: 'session',
  path: ({ id, key }) => `/api/compliance/businesses/${id}/done/${key}`,
  params: ObligationParams,
  success: Done,
  errors: ['not_found'],
})

export const createComplianceCalendarLink = defineEndpoint({
  name: 'createComplianceCalendarLink',
  summary: 'Create a signed link to the open due dates as iCalendar, valid for ten minutes',
  method: 'POST',
  access: 'session',
  path: () => '/api/compliance/calendar-link',
  body: z.object({ business_id: z.optional(z.nullable(Id)) }),
  success: z.object({ success: z.literal(true), data: z.object({ url: z.string() }) }),
  errors: ['not_found'],
})
