import type { Channel, LinkedApplication } from '@sanad/contracts'
import { maskEmail, maskMobile, resolveSelection, standingOf, textIn } from '@sanad/domain'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Language } from '../../platform/http/language.ts'
import type { Services } from '../../platform/services.ts'
import { type ApplicationRecord, getApplicationRecord } from '../case/application-record.ts'

interface Reading {
  readonly owned: { readonly applicationId: string; readonly customerId: string }
  /** The holder of a link is not authenticated: mobile and e-mail are masked for them. */
  readonly masked: boolean
  readonly language: Language
}

/** Read model of an application behind an access link. */
export async function readLinkedApplication(
  { db }: Pick<Services, 'db'>,
  { owned, masked, language }: Reading,
): Promise<LinkedApplication> {
  const record = await getApplicationRecord(db, owned)
  const { rows } = await sql<LinkedRow>`
    select c.email, c.mobile, a.otp_verified_view, a.form_submitted_at,
      array(select channel from application_verifications v where v.application_id = a.id) as verified
    from applications a join customers c on c.id = a.customer_id
    where a.id = ${owned.applicationId}
  `.execute(db)
  const row = orThrow(rows[0], 'not_found')
  const { definition } = record
  return {
    id: record.id,
    user_id: record.customerId,
    track_id: record.trackId,
    service_id: record.serviceSlug,
    title: textIn(definition.title, language),
    type_of_reg: definition.typeOfRegistration,
    payment_status: standingOf(record).paymentStatus,
    redirect: isReadyToPay(record) ? 'paymentConfirmation' : 'userDashboard',
    // Before the first verification there is none to have been seen, whoever made the application.
    otp_verified_view: row.verified.length === 0 ? 0 : row.otp_verified_view,
    email_verified: row.verified.includes('email'),
    sms_verified: row.verified.includes('sms'),
    whatsapp_verified: row.verified.includes('whatsapp'),
    email: masked ? maskEmail(row.email) : row.email,
    mobile: masked ? maskMobile(row.mobile) : row.mobile,
    is_form_submitted: row.form_submitted_at !== null,
  }
}

interface LinkedRow {
  readonly email: string
  readonly mobile: string
  readonly otp_verified_view: 0 | 1
  readonly form_submitted_at: Date | null
  readonly verified: readonly Channel[]
}

/** Whether the price is final: no option is left to choose, and the State that decides the tax is known. */
function isReadyToPay({ definition: { pricing }, selection, stateId }: ApplicationRecord): boolean {
  if (stateId === null) return false
  return pricing.mode !== 'choice' || resolveSelection(pricing.form, selection).ok
}
