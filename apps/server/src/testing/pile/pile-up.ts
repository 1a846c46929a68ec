import { indianDayOf } from '@sanad/domain'
import { sql } from 'kysely'
import { complianceBody } from '../access-matrix/create-case.ts'
import { createApplication } from '../factories/application.ts'
import { signIn } from '../factories/sign-in.ts'
import type { TestApp } from '../test-app.ts'

export interface Pile {
  readonly customerId: string
  readonly token: string
  readonly business: string
  readonly application: string
  readonly notification: string
}

/** A customer with 1,500 businesses, 10,000 applications and 10,000 notifications, written past every limit. */
export async function pileUp({ db, services }: TestApp): Promise<Pile> {
  const { customerId, token } = await signIn(services)
  const { applicationId } = await createApplication(services, { customerId })
  const notification = sql`
    insert into notifications (customer_id, kind, params, target_type, fact_key)
    select ${customerId}, 'ticket_answered', '{"ticket_no": "TKT-1", "subject": "Pile"}', 'ticket', 'pile ' || n`
  await sql`
    with added as (
      insert into businesses (customer_id, name_of_firm)
      select ${customerId}, 'Pile ' || n from generate_series(1, 1500) n returning id)
    insert into compliance_profiles (business_id, valid_from, facts)
    select id, ${indianDayOf(new Date().toISOString())}::date - 700,
      ${JSON.stringify({ ...complianceBody.facts, advance_tax: 'quarterly', deducts_tds: true })}::jsonb
    from added`.execute(db)
  // Every second one deleted, the newest thousands unpaid: what a filter leaves over lies deep.
  await sql`
    insert into applications (customer_id, business_id, service_slug, service_version, track_id, created_at, deleted_at)
    select a.customer_id, (select id from businesses where customer_id = a.customer_id limit 1),
      a.service_slug, a.service_version, 'PIL-' || n, now() + n * interval '1 ms',
      case when n % 2 = 0 then now() end
    from applications a, generate_series(1, 10000) n where a.id = ${applicationId}`.execute(db)
  await sql`${notification} from generate_series(1, 10000) n`.execute(db)
  await sql`analyze businesses, applications, notifications, compliance_profiles`.execute(db)
  const first = async (table: 'businesses' | 'notifications') => {
    const { id } = await db
      .selectFrom(table)
      .select('id')
      .where('customer_id', '=', customerId)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return id
  }
  return {
    customerId,
    token,
    business: await first('businesses'),
    application: applicationId,
    notification: await first('notifications'),
  }
}
