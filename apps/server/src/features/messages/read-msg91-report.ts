import { isStorable } from '@sanad/contracts'
import * as z from 'zod'
import { parseJson } from '../../platform/parse-json.ts'
import type { Receipt } from './receipt.ts'

/** Payload as docs/how-to/add-a-message.md configures the webhook. Its timestamps have no time zone and are ignored. */
const Report = z.object({
  requestId: z.string().min(1).max(100).refine(isStorable),
  CRQID: z.uuid().nullable().default(null).catch(null),
  status: z.coerce.string().transform((status) => status.trim().toLowerCase()),
})

const states: Readonly<Record<string, [Receipt['state'], string | null]>> = {
  1: ['delivered', null],
  delivered: ['delivered', null],
  2: ['failed', 'failed'],
  failed: ['failed', 'failed'],
  9: ['failed', 'not_wanted'],
  ndnc: ['failed', 'not_wanted'],
  16: ['failed', 'rejected'],
  25: ['failed', 'rejected'],
  rejected: ['failed', 'rejected'],
  17: ['failed', 'blocked'],
  'blocked number': ['failed', 'blocked'],
}

/** Parses one report or a list; statuses that are not final are dropped. */
export function readMsg91Report(rawBody: Buffer): Receipt[] {
  const content = parseJson(rawBody.toString('utf8'))
  return (Array.isArray(content) ? content : [content]).flatMap((entry: unknown) => {
    const parsed = Report.safeParse(entry)
    if (!parsed.success) return []
    const { requestId, CRQID, status } = parsed.data
    const [state, reason] = states[status] ?? []
    if (!state) return []
    return [
      {
        provider: 'msg91' as const,
        providerMessageId: requestId,
        state,
        messageId: CRQID,
        reason: reason ?? null,
        occurredAt: null,
      },
    ]
  })
}
