import { createHmac, timingSafeEqual } from 'node:crypto'
import { isStorable } from '@sanad/contracts'
import * as z from 'zod'
import { whatsAppFailure } from '../../platform/messages/whatsapp-failure.ts'
import { parseJson } from '../../platform/parse-json.ts'
import type { Receipt } from './receipt.ts'

const Status = z.object({
  id: z.string().min(1).max(500).refine(isStorable),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: z.string().regex(/^\d{1,11}$/),
  errors: z.array(z.object({ code: z.int() })).default([]),
  biz_opaque_callback_data: z.uuid().nullable().default(null).catch(null),
})

const Report = z.object({
  entry: z.array(
    z.object({
      // The webhook also delivers inbound messages of customers, which are ignored.
      changes: z.array(z.object({ value: z.object({ statuses: z.array(z.unknown()).default([]) }) })),
    }),
  ),
})

/** The signature covers the raw bytes. */
export function isWhatsAppSignature(secret: string, rawBody: Buffer, header: string | undefined): boolean {
  const expected = `sha256=${createHmac('sha256', secret).update(rawBody).digest('hex')}`
  const given = Buffer.from(header ?? '')
  return given.length === expected.length && timingSafeEqual(given, Buffer.from(expected))
}

/** Tolerant reader: unknown content is ignored, because an error status would be retried for days. */
export function readWhatsAppReport(rawBody: Buffer): Receipt[] {
  const report = Report.safeParse(parseJson(rawBody.toString('utf8')))
  if (!report.success) return []
  const statuses = report.data.entry.flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses))
  return statuses.flatMap((status) => {
    const parsed = Status.safeParse(status)
    return parsed.success ? [toReceipt(parsed.data)] : []
  })
}

function toReceipt({
  id,
  status,
  timestamp,
  errors,
  biz_opaque_callback_data,
}: z.infer<typeof Status>): Receipt {
  const [error] = errors
  return {
    provider: 'whatsapp',
    providerMessageId: id,
    state: status,
    messageId: biz_opaque_callback_data,
    reason: status === 'failed' ? (error ? whatsAppFailure(error.code).reason : 'failed') : null,
    occurredAt: new Date(Number(timestamp) * 1000),
  }
}
