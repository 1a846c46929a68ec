import { randomUUID } from 'node:crypto'
import { standingOf } from '@sanad/domain'
import { expect, it } from 'vitest'
import { getApplicationRecord } from '../features/case/application-record.ts'
import { openDatabase } from '../platform/db.ts'
import { serviceOf } from '../testing/factories/application.ts'
import { startOlderDatabase } from '../testing/older-database.ts'

const { url, insert, insertCustomer, insertStaffMember, migrate, query } =
  startOlderDatabase('024-refund-changes.sql')

it('an application that a partial refund ended before staff could say so stays closed', async () => {
  const service = await serviceOf('tc-registration')
  const customer_id = await insertCustomer()
  const staff_id = await insertStaffMember()
  const version = { service_slug: service.slug, service_version: service.version }
  await insert('service_versions', {
    slug: service.slug,
    version: service.version,
    definition: JSON.stringify(service),
  })
  /** Paid ₹15,000; with a refund of ₹12,000 in this state, or none. */
  const paid = async (track_id: string, state?: 'succeeded' | 'failed') => {
    const application_id = await insert('applications', { customer_id, ...version, track_id })
    const order_id = `order-${track_id}`
    const amount_rupees = 15_000
    const of = {
      order_id,
      application_id,
      customer_id,
      items: ['service'],
      is_full_payment: true,
      quote: '{}',
    }
    await insert('payment_orders', {
      ...of,
      amount_rupees,
      state: 'paid',
      expires_at: '2026-11-01T00:00:00Z',
    })
    await insert('settled_items', { application_id, item: 'service', order_id })
    if (!state) return { applicationId: application_id, customerId: customer_id }
    const staff_refund_id = randomUUID()
    const act = { refund_id: staff_refund_id, application_id, staff_id }
    const asked = { ...act, kind: 'requested', amount_rupees: 12_000, request_id: randomUUID() }
    await insert('refund_acts', asked)
    const sent = state === 'succeeded' ? { sent_by: 'bank', completed_at: '2026-11-02T00:00:00Z' } : {}
    const refund = {
      order_id,
      application_id,
      origin: 'staff',
      staff_refund_id,
      amount_rupees: 12_000,
      state,
    }
    const refund_id = await insert('refunds', { ...refund, ...sent })
    await insert('refund_acts', { ...act, refund_id, kind: 'retried', request_id: randomUUID() })
    return { applicationId: application_id, customerId: customer_id }
  }
  const closed = await paid('TCR-1', 'succeeded')
  const closing = await paid('TCR-2', 'failed')
  const open = await paid('TCR-3')

  await migrate()

  expect(await query('select distinct kind, ends_application from refund_acts order by kind')).toEqual([
    { kind: 'requested', ends_application: true },
    { kind: 'retried', ends_application: false },
  ])
  const portal = openDatabase({ url })
  const statusOf = async (application: typeof closed) => {
    return standingOf(await getApplicationRecord(portal, application)).clientStatus
  }
  expect(await statusOf(closed)).toBe('refund_completed')
  expect(await statusOf(closing)).toBe('refund')
  expect(await statusOf(open)).toBe('processing')
  await expect(portal.updateTable('refund_acts').set({ ends_application: false }).execute()).rejects.toThrow(
    'permission denied',
  )
  await portal.destroy()
})
