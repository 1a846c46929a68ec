import type { PaymentProvider } from '@sanad/contracts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import type { GatewayNotification } from '../../../platform/payments/payment-gateway.ts'
import type { Services } from '../../../platform/services.ts'
import type { AdmissionQueue } from '../../../platform/workers/admission-queue.ts'
import { findRefundOfGateway } from '../records/refund-queries.ts'
import { actOnNotification } from './act-on-notification.ts'

/** Providers send again for a day at most; the rest is for clocks and for what staff resend at the dashboard. */
const STALE_AFTER_MS = 3 * 86_400_000
/**
 * The browser that paid asks at the same time, and mostly has the order settled by then. Found by the next poll of the job
 * runner.
 */
const LOOK_AFTER_MS = 1000

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
  // A flood waits here, not for the connections of other requests, and for its own connection once.
  await inbox.admit(() => db.connection().execute((own) => store(own, provider, notification)))
}

async function store(db: Db, provider: PaymentProvider, notification: GatewayNotification): Promise<void> {
  const { now, ourOrderId } = await readOrderOf(db, provider, notification)
  if (isStale(notification, now.getTime())) throw new AppError('signature_invalid')
  const look = ourOrderId === null ? undefined : await findLook(db, ourOrderId, notification)
  const { idempotencyKey, type, payload } = notification
  const isNew = sql<boolean>`store_notification(${provider}, ${idempotencyKey}, ${type},
    ${ourOrderId ?? notification.orderId}, ${payload}, ${look ? 'settling' : 'parked'})`
  // One statement: what is stored has its job.
  if (!look) return void (await sql`select ${isNew}`.execute(db))
  const when = look.refundId === null ? { runAt: new Date(now.getTime() + LOOK_AFTER_MS).toISOString() } : {}
  await enqueueJob(db, actOnNotification, look, { onlyIf: isNew, ...when })
}

type Look = z.infer<typeof actOnNotification.payload>

function isStale({ sentAt }: GatewayNotification, now: number): boolean {
  return sentAt !== null && now - sentAt.getTime() > STALE_AFTER_MS
}

/** The time, and the order that it names, by our own id or the provider's, if it was opened with this provider. */
async function readOrderOf(
  db: Db,
  provider: PaymentProvider,
  { orderId, sessionId }: GatewayNotification,
): Promise<{ now: Date; ourOrderId: string | null }> {
  const isNamed = orderId ? sql`o.order_id = ${orderId}` : sql`o.payment_session_id = ${sessionId}`
  const { rows } = await sql<{ now: Date; ourOrderId: string | null }>`
    select clock_timestamp() as now, o.order_id as "ourOrderId"
    from (values (1)) one left join payment_orders o on o.provider = ${provider} and ${isNamed}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database told no time')
  return row
}

async function findLook(
  db: Db,
  orderId: string,
  { about, refundId, paymentId }: GatewayNotification,
): Promise<Look | undefined> {
  if (refundId) {
    const refund = await findRefundOfGateway(db, refundId)
    const isOfOrder = refund && refund.order_id === orderId
    return isOfOrder ? { orderId, refundId: refund.id, paymentId: null } : undefined
  }
  return about === 'payment' ? { orderId, refundId: null, paymentId } : undefined
}
