import { type APIRequestContext, expect } from '@playwright/test'
import { z } from 'zod'

const Outbox = z.object({
  messages: z.array(z.object({ id: z.string(), channel: z.string(), to: z.string(), text: z.string() })),
})

/** By receiver and channel: the message whose code was read last. */
const lastRead = new Map<string, string>()

/**
 * The code of the newest message to a number or address, as its receiver would read it once it has arrived. Each
 * code is read once: until the next one is there, the one before lies on top of the outbox.
 */
export async function readCode(request: APIRequestContext, to: string, channel: string): Promise<string> {
  const receiver = `${channel} ${to}`
  let newest: Awaited<ReturnType<typeof findNewest>>
  await expect
    .poll(
      async () => {
        newest = await findNewest(request, to, channel)
        return newest !== undefined && newest.id !== lastRead.get(receiver)
      },
      { message: `a code sent to ${to} over ${channel}` },
    )
    .toBe(true)
  if (!newest) throw new Error(`No code was sent to ${to} over ${channel}`)
  lastRead.set(receiver, newest.id)
  return newest.code
}

async function findNewest(request: APIRequestContext, to: string, channel: string) {
  const response = await request.get('/dev/outbox.json', { params: { to } })
  const { messages } = Outbox.parse(await response.json())
  // Among them are notices, which hold no code.
  const codes = messages.flatMap(({ id, channel: by, text }) => {
    const code = by === channel ? text.match(/^\d{6}\b/)?.[0] : undefined
    return code === undefined ? [] : [{ id, code }]
  })
  return codes[0]
}
