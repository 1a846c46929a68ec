import type { PaymentProvider } from '@sanad/contracts'
import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import type { GatewayNotification } from '../../../platform/payments/payment-gateway.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import type { AdmissionQueue } from '../../../platform/workers/admission-queue.ts'
import { findOrder, findOrderOfSession, type PaymentOrder } from '../records/order-queries.ts'
import { findRefundOfGateway } from '../records/refund-queries.ts'
import { actOnNotification } from './act-on-notification.ts'

/** Providers send again for a day at most; the rest is for clocks and for what staff resend at the dashboard. */
const STALE_AFTER_MS = 3 * 86_400_000

/**
 * Takes a notification as a hint to look: its signature must be the provider's, its content is not believed. It is
 * acknowledged once it lies in the table, with the job that looks (transactional inbox). What names nothing of ours is
 * parked, for staff to see. One that was received already, or is too old to be the provider's, does nothing.
 */
export async function receiveNotification(
  { db, gateways, inbox }: Pick<Services, 'db' | 'gateways'> & { inbox: AdmissionQueue },
  provider: PaymentProvider,
  { rawBody, headers }: { rawBody: Buffer; headers: Record<string, string | undefined> },
): Promise<void> {
  // Anybody can post here: what no configured provider has signed is refused alike.
  const notification = gateways.find(provider)?.readNotification(rawBody, headers)
  if (!notification) throw new AppError('signature_invalid')
  // A flood waits here, not for the connections of other requests.
  await inbox.admit(() => db.transaction().execute((tx) => store(tx, provider, notification)))
}

async function store(tx: Db, provider: PaymentProvider, notification: GatewayNotification): Promise<void> {
  if (await isStale(tx, notification)) throw new AppError('signature_invalid')
  // Copies that come at once: the second waits, and then finds the row of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${notification.idempotencyKey}, 0))`.execute(tx)
  if (await isKnown(tx, provider, notification)) return
  const order = await findOrderOf(tx, provider, notification)
  const look = order && (await findLook(tx, order, notification))
  await tx
    .insertInto('webhook_deliveries')
    .values({
      provider,
      idempotency_key: notification.idempotencyKey,
      type: notification.type,
      order_id: order?.order_id ?? notification.orderId,
      payload: notification.payload,
      outcome: look ? 'settling' : 'parked',
    })
    .execute()
  if (look) await enqueueJob(tx, actOnNotification, look)
}

/** By the database's clock. */
async function isStale(db: Db, { sentAt }: GatewayNotification): Promise<boolean> {
  if (!sentAt) return false
  return Date.parse(await readNow(db)) - sentAt.getTime() > STALE_AFTER_MS
}

async function isKnown(
  db: Db,
  provider: PaymentProvider,
  { idempotencyKey }: GatewayNotification,
): Promise<boolean> {
  const known = await db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .where('provider', '=', provider)
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}

/** The order that it names, by our own id or the provider's, if it was opened with this provider. */
async function findOrderOf(
  db: Db,
  provider: PaymentProvider,
  { orderId, sessionId }: GatewayNotification,
): Promise<PaymentOrder | undefined> {
  const order = orderId
    ? await findOrder(db, orderId)
    : sessionId && (await findOrderOfSession(db, provider, sessionId))
  return order && order.provider === provider ? order : undefined
}

async function findLook(
  db: Db,
  { order_id: orderId }: PaymentOrder,
  { about, refundId }: GatewayNotification,
): Promise<{ orderId: string; refundId: string | null } | undefined> {
  if (refundId) {
    const refund = await findRefundOfGateway(db, refundId)
    return refund && refund.order_id === orderId ? { orderId, refundId: refund.id } : undefined
  }
  return about === 'payment' ? { orderId, refundId: null } : undefined
}
