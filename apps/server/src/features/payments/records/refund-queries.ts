import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'

export type Refund = Selectable<Tables['refunds']>

export function findRefund(db: Db, id: string): Promise<Refund | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The refund, with its application and itself locked until the transaction ends, in this order as everywhere. */
export async function lockRefund(db: Db, id: string): Promise<Refund> {
  await sql`
    select from applications where id = (select application_id from refunds where id = ${id}) for no key update
  `.execute(db)
  return db.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** The id of a refund's present try at the gateway, which takes letters and digits only. */
export function gatewayRefundId({ id, attempt }: Pick<Refund, 'id' | 'attempt'>): string {
  return `${id.replaceAll('-', '')}${String(attempt).padStart(3, '0')}`
}

/** The refund to which an id at the gateway belongs, whichever of its tries that was. */
export function findRefundOfGateway(db: Db, gatewayId: string): Promise<Refund | undefined> {
  const [, ...parts] =
    /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[0-9]{3}$/.exec(gatewayId) ?? []
  return parts.length > 0 ? findRefund(db, parts.join('-')) : Promise.resolve(undefined)
}

/** Whether money of the application that staff sent back has not arrived; a failed refund is still owed. */
export async function hasOpenRefund(db: Db, applicationId: string): Promise<boolean> {
  const open = await db
    .selectFrom('refunds')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('origin', '=', 'staff')
    .where('state', '<>', 'succeeded')
    .executeTakeFirst()
  return open !== undefined
}
