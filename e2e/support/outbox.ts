import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'

const Outbox = z.object({
  messages: z.array(z.object({ id: z.string(), channel: z.string(), to: z.string(), text: z.string() })),
})

/** The code of the newest message to a number or address, as its receiver would read it. */
export async function readCode(request: APIRequestContext, to: string, channel: string): Promise<string> {
  const response = await request.get('/dev/outbox.json', { params: { to } })
  const { messages } = Outbox.parse(await response.json())
  const code = messages.find((message) => message.channel === channel)?.text.match(/\b\d{6}\b/)?.[0]
  if (!code) throw new Error(`No code was sent to ${to} over ${channel}`)
  return code
}
