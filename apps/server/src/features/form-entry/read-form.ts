import type { ApplicationForm } from '@sanad/contracts'
import {
  type AskedFieldKey,
  applicationFieldDefinition,
  indianDayOf,
  standingOf,
  textIn,
} from '@sanad/domain'
import { sql } from 'kysely'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { Language } from '../../platform/http/language.ts'
import type { Services } from '../../platform/services.ts'
import { getApplicationRecord } from '../case/application-record.ts'
import { type BuyerRow, buyerOf } from '../case/buyer-of.ts'
import { type ChangeRequestsRow, changeRequests, toChangeRequests } from '../case/change-requests.ts'
import {
  type EarlierRow,
  earlierApplications,
  findKnownAnswer,
  type PersonRow,
  personColumn,
  withDefinitions,
} from '../case/earlier-applications.ts'
import { type LinkCaller, ownedBy, refuseVerifiedLink } from '../case/link-guard.ts'
import { toReusableAnswer } from '../case/reusable-answers.ts'
import { recipientsOf } from '../catalogue/recipients-of.ts'
import { type Applicant, toFormGroups } from './form-view.ts'

/** The form of an application with stored values, and its draft until it is submitted. */
export async function readForm(
  { db }: Pick<Services, 'db'>,
  caller: LinkCaller,
  { applicationId, language }: { applicationId: string; language: Language },
): Promise<ApplicationForm> {
  const owned = ownedBy(caller, applicationId)
  const record = await getApplicationRecord(db, owned)
  await refuseVerifiedLink(db, caller)
  // Service versions older than the form feature have none.
  if (!record.definition.applicationFields) throw new AppError('form_unavailable')
  const { rows } = await sql<FormRow>`
    select c.name_of_person, c.email, c.mobile, ${personColumn} as person, a.state_id, b.name_of_firm, a.form_submitted_at, d.values, d.saved_at,
      ${changeRequests}, ${earlierApplications}, ${buyerOf} as buyer,
      (select coalesce(json_agg(json_build_object('fieldId', f.field_id, 'value', f.value)), '[]')
         from submitted_fields f where f.application_id = a.id) as submitted, now() as now
    from applications a
    join customers c on c.id = a.customer_id
    left join businesses b on b.id = a.business_id
    left join form_drafts d on d.application_id = a.id
    where a.id = ${record.id}
  `.execute(db)
  const row = orThrow(rows[0], 'not_found')
  const { definition, fields } = record
  const isSubmitted = row.form_submitted_at !== null
  const earlier = await withDefinitions(db, row.earlier)
  const given = { ...row, id: record.id, fields, asked: definition.fields, earlier }
  const today = indianDayOf(row.now.toISOString())
  // Somebody with a link only is not shown what was given elsewhere.
  const knownOf = (key: AskedFieldKey) =>
    caller.kind === 'link' ? undefined : findKnownAnswer(applicationFieldDefinition(key), given, today)
  const reusableOf = (key: AskedFieldKey) =>
    caller.kind === 'link' ? {} : toReusableAnswer(applicationFieldDefinition(key), given, language)
  const { paymentStatus, allowedActions } = standingOf(record)
  const viewer = { language, isLink: caller.kind === 'link' }
  return {
    id: record.id,
    user_id: record.customerId,
    track_id: record.trackId,
    service_id: record.serviceSlug,
    title: textIn(definition.title, language),
    payment_status: paymentStatus,
    ...recipientsOf(definition, language),
    takes_information: allowedActions.includes('submit_information'),
    groups: toFormGroups({ definition, fields, applicant: row, isSubmitted, knownOf, reusableOf }, viewer),
    submitted_at: row.form_submitted_at?.toISOString() ?? null,
    change_requests: toChangeRequests(row),
    draft:
      isSubmitted || !row.values || !row.saved_at
        ? null
        : { values: row.values, saved_at: row.saved_at.toISOString() },
  }
}

interface FormRow extends Applicant, PersonRow, BuyerRow, ChangeRequestsRow, EarlierRow {
  readonly state_id: number | null
  readonly submitted: Parameters<typeof findKnownAnswer>[1]['submitted']
  readonly now: Date
  readonly form_submitted_at: Date | null
  readonly values: Record<string, string> | null
  readonly saved_at: Date | null
}
