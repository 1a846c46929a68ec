import * as z from 'zod'
import type { Receipt } from './receipt.ts'

/** As docs/how-to/add-a-message.md sets the webhook up. Its times bear no zone, so they are left out. */
const Report = z.object({
  requestId: z.string().min(1).max(100),
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

/** One report or a list of them; what stands for no end of a message is left out. */
export function readMsg91Report(rawBody: Buffer): Receipt[] {
  const content: unknown = JSON.parse(rawBody.toString('utf8'))
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
