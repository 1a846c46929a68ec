import type { DeskCustomer } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { StaffPrincipal } from '../../platform/http/principal.ts'

const SHOWN_BUSINESSES = 20

/** Who a customer is; `not_found` once they are erased. */
export async function readDeskCustomer(
  db: Db,
  customerId: string,
  { sessionId }: Pick<StaffPrincipal, 'sessionId'>,
): Promise<DeskCustomer> {
  const { rows } = await sql<Omit<DeskCustomer, 'registered_at'> & { readonly registered_at: Date }>`
    select c.id, c.name_of_person, c.mobile, c.email, c.message_language as language, c.created_at as registered_at,
      jsonb_build_array(
        jsonb_build_object('channel', 'sms', 'is_proved', c.mobile_verified_at is not null),
        jsonb_build_object('channel', 'whatsapp', 'is_proved', c.whatsapp_verified_at is not null),
        jsonb_build_object('channel', 'email', 'is_proved', c.email_verified_at is not null)) as ways,
      exists (select from acting_grants g
        where g.customer_id = c.id and g.staff_session_id = ${sessionId}::uuid) as is_acting_allowed,
      (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name_of_firm', b.name_of_firm, 'gstin', b.gstin)), '[]')
        from (select id, name_of_firm, buyer ->> 'gstin' as gstin from businesses where customer_id = c.id
               order by created_at desc, id desc limit ${SHOWN_BUSINESSES}) b) as businesses
    from customers c where c.id = ${customerId}::uuid and c.erased_at is null`.execute(db)
  const { registered_at, ...customer } = orThrow(rows[0], 'not_found')
  return { ...customer, registered_at: registered_at.toISOString() }
}
