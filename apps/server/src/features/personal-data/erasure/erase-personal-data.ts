import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** Treatment of each table at an erasure; a test compares the list with the tables of the database. */
export const erasurePlan = {
  erased: [
    'access_links',
    'account_switches',
    'application_verifications',
    'businesses',
    'client_reports',
    'compliance_licences',
    'compliance_marks',
    'compliance_profiles',
    'consultation_seats',
    'data_exports',
    'devices',
    'file_scans',
    'form_drafts',
    'message_receipts',
    'messages',
    'notification_preferences',
    'notifications',
    'otp_challenges',
    'outbox_messages',
    'panel_codes',
    'resumable_uploads',
    'sessions',
    'submitted_extra_info',
    'submitted_fields',
    'ticket_entries',
    'ticket_files',
    'tickets',
    'upload_parts',
  ],
  /** Pseudonymised: rows stay without personal data. */
  pseudonymised: [
    'applications',
    'audit_entries',
    'consultations',
    'customers',
    'uploaded_documents',
    'webhook_deliveries',
  ],
  /** Retained by law, or without personal data. */
  kept: [
    'consents',
    'consultation_acts',
    'document_decisions',
    'erasure_requests',
    'extra_item_requests',
    'ledger_entries',
    'money_document_series',
    'money_documents',
    'payment_attempts',
    'payment_orders',
    'rate_limits',
    'refund_acts',
    'refunds',
    'review_acts',
    'service_versions',
    'settled_items',
    'staff_acts',
    'staff_members',
    'staff_sessions',
  ],
} as const

/** Deletes or pseudonymises everything about a customer within the caller's transaction. Idempotent. */
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
    sql`delete from devices where customer_id = ${customer}`,
    sql`delete from panel_codes where customer_id = ${customer}`,
    sql`delete from account_switches where from_customer = ${customer} or to_customer = ${customer}`,
    sql`delete from otp_challenges where customer_id = ${customer}`,
    sql`delete from client_reports where customer_id = ${customer}`,
    sql`delete from data_exports where customer_id = ${customer}`,

    // Messages and notifications
    sql`delete from message_receipts r using messages m
        where m.customer_id = ${customer}
          and (r.message_id = m.id or r.provider_message_id = m.provider_message_id)`,
    sql`delete from messages where id in ${messages}`,
    sql`delete from notifications where customer_id = ${customer}`,
    sql`delete from notification_preferences where customer_id = ${customer}`,
    sql`delete from outbox_messages o using customers c where c.id = ${customer} and o.recipient in (c.mobile, c.email)`,

    // Data given by the customer
    sql`delete from file_scans s using uploaded_documents d
        where s.filename = d.filename and d.application_id in ${applications}`,
    sql`delete from file_scans s using ticket_files f
        where s.filename = f.filename and f.message_id in ${ticketEntries}`,
    sql`update uploaded_documents set
          filename = 'erased-' || id, original_name = 'erased', sha256 = '', replaced_at = coalesce(replaced_at, now())
        where application_id in ${applications}`,
    sql`delete from resumable_uploads where customer_id = ${customer}`,
    sql`delete from submitted_fields where application_id in ${applications}`,
    sql`delete from submitted_extra_info where application_id in ${applications}`,
    sql`delete from form_drafts where application_id in ${applications}`,
    sql`delete from access_links where application_id in ${applications}`,
    sql`delete from application_verifications where application_id in ${applications}`,
    sql`delete from ticket_files where message_id in ${ticketEntries}`,
    sql`delete from ticket_entries where ticket_id in ${tickets}`,
    sql`delete from tickets where customer_id = ${customer}`,
    sql`delete from consultation_seats where consultation_id in
          (select id from consultations where customer_id = ${customer})`,
    sql`update consultations set note = '' where customer_id = ${customer}`,
    sql`delete from compliance_profiles where business_id in ${businesses}`,
    sql`delete from compliance_licences where business_id in ${businesses}`,
    sql`delete from compliance_marks where business_id in ${businesses}`,
    sql`update applications set fields = '{}', business_id = null, request_id = null,
          deleted_at = coalesce(deleted_at, now())
        where customer_id = ${customer}`,
    sql`delete from businesses where customer_id = ${customer}`,
    sql`update webhook_deliveries set payload = '{}' where order_id in
          (select order_id from payment_orders where customer_id = ${customer})`,

    sql`update customers set mobile = 'erased', email = 'erased', name_of_person = 'Erased', date_of_birth = null,
          address = null, verified_at = null, mobile_verified_at = null, email_verified_at = null,
          email_changed_at = null, whatsapp_verified_at = null, erased_at = coalesce(erased_at, now())
        where id = ${customer}`,
    sql`select pseudonymise_audit_entries(${customer}::uuid)`,
  ]
}
