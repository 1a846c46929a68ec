import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import type { StayingColumn } from '../columns/column-decision.ts'
import { personalColumns } from '../columns/personal-columns.ts'

/**
 * Deletes or overwrites everything about a customer, as `personalColumns` decides, within the caller's transaction.
 * Idempotent.
 */
export async function erasePersonalData(db: Db, customer: string): Promise<void> {
  for (const statement of listStatements(customer)) await statement.execute(db)
}

function listStatements(customer: string): RawBuilder<unknown>[] {
  const applications = sql`(select id from applications where customer_id = ${customer})`
  const businesses = sql`(select id from businesses where customer_id = ${customer})`
  const tickets = sql`(select id from tickets where customer_id = ${customer})`
  const ticketEntries = sql`(select id from ticket_entries where ticket_id in ${tickets})`
  const messages = sql`(select id from messages where customer_id = ${customer})`
  return [
    // Identity and sessions
    // Ended before they are deleted: the update notifies open pages.
    sql`update sessions set ended_at = coalesce(ended_at, now()) where customer_id = ${customer}`,
    sql`delete from sessions where customer_id = ${customer}`,
    sql`update sessions set switched_from = null where switched_from = ${customer}`,
    sql`delete from calendar_subscriptions where customer_id = ${customer}`,
    sql`delete from devices where customer_id = ${customer}`,
    sql`delete from contact_changes where customer_id = ${customer}`,
    sql`delete from known_places where customer_id = ${customer}`,
    sql`delete from panel_codes where customer_id = ${customer}`,
    sql`delete from acting_grants where customer_id = ${customer}`,
    sql`delete from account_switches where from_customer = ${customer} or to_customer = ${customer}`,
    sql`delete from otp_challenges where customer_id = ${customer}`,
    sql`delete from client_reports where customer_id = ${customer}`,
    sql`delete from data_exports where customer_id = ${customer}`,
    sql`delete from guardian_consents where customer_id = ${customer}`,
    sql`delete from nominations where customer_id = ${customer}`,

    // Projections of the desk
    sql`delete from work_items where customer_id = ${customer}`,
    sql`delete from application_states where customer_id = ${customer}`,
    sql`delete from search_words where id = ${customer} or id in ${businesses}`,

    // Messages and notifications
    sql`delete from message_receipts r using messages m
        where m.customer_id = ${customer}
          and (r.message_id = m.id or r.provider_message_id = m.provider_message_id)`,
    sql`delete from messages where id in ${messages}`,
    sql`delete from notifications where customer_id = ${customer}`,
    sql`delete from notification_preferences where customer_id = ${customer}`,
    sql`delete from outbox_messages o using customers c where c.id = ${customer} and o.recipient in (c.mobile, c.email)`,

    // Data given by the customer and what they got
    sql`delete from file_scans s using uploaded_documents d
        where s.filename = d.filename and d.application_id in ${applications}`,
    sql`delete from file_scans s using ticket_files f
        where s.filename = f.filename and f.message_id in ${ticketEntries}`,
    sql`delete from file_scans s using deliverables d
        where s.filename = d.filename and d.application_id in ${applications}`,
    sql`delete from deliverables where application_id in ${applications}`,
    sql`delete from stage_answers where application_id in ${applications}`,
    sql`delete from promise_acts where application_id in ${applications}`,
    sql`delete from held_completions where application_id in ${applications}`,
    sql`delete from file_views where file_id in
          (select id from uploaded_documents where application_id in ${applications})`,
    overwrite('uploaded_documents', sql`application_id in ${applications}`),
    sql`delete from resumable_uploads where customer_id = ${customer}`,
    sql`delete from submitted_fields where application_id in ${applications}`,
    sql`delete from submitted_extra_info where application_id in ${applications}`,
    sql`delete from form_drafts where application_id in ${applications}`,
    sql`delete from access_links where application_id in ${applications}`,
    sql`delete from application_verifications where application_id in ${applications}`,
    sql`delete from staff_drafts where customer_id = ${customer}`,
    sql`delete from note_entries where customer_id = ${customer}`,
    sql`delete from ticket_files where message_id in ${ticketEntries}`,
    sql`delete from taken_back_replies where ticket_id in ${tickets}`,
    sql`delete from ticket_entries where ticket_id in ${tickets}`,
    sql`delete from tickets where customer_id = ${customer}`,
    sql`delete from consultation_seats where consultation_id in
          (select id from consultations where customer_id = ${customer})`,
    overwrite('consultations', sql`customer_id = ${customer}`),
    sql`delete from compliance_profiles where business_id in ${businesses}`,
    sql`delete from compliance_licences where business_id in ${businesses}`,
    sql`delete from compliance_marks where business_id in ${businesses}`,
    overwrite('applications', sql`customer_id = ${customer}`),
    sql`delete from businesses where customer_id = ${customer}`,
    overwrite(
      'webhook_deliveries',
      sql`order_id in (select order_id from payment_orders where customer_id = ${customer})`,
    ),
    sql`delete from storage_use where customer_id = ${customer}`,
    sql`delete from account_limit_raises where customer_id = ${customer}`,
    sql`select mark_customer_erased(${customer}::uuid)`,
    overwrite('customers', sql`id = ${customer}`),
    sql`select pseudonymise_audit_entries(${customer}::uuid)`,
  ]
}

type StayingTable = {
  [T in keyof Tables]: (typeof personalColumns)[T] extends { rows: 'stay' } ? T : never
}[keyof Tables]

/** Sets the columns of a table that the decisions say are overwritten. */
function overwrite(table: StayingTable, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const columns: Readonly<Record<string, StayingColumn>> = personalColumns[table].columns
  const values = Object.entries(columns).flatMap(([name, column]) =>
    'overwritten' in column && column.overwritten !== 'by the owner'
      ? [sql`${sql.ref(name)} = ${column.overwritten}`]
      : [],
  )
  return sql`update ${sql.table(table)} set ${sql.join(values)} where ${where}`
}
