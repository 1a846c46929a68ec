import { type APIRequestContext, expect } from '@playwright/test'
import { z } from 'zod'

const Outbox = z.object({
  messages: z.array(z.object({ id: z.string(), channel: z.string(), to: z.string(), text: z.string() })),
})

/** The code of the newest message to a number or address, as its receiver would read it once it has arrived. */
export async function readCode(request: APIRequestContext, to: string, channel: string): Promise<string> {
  let code = ''
  await expect
    .poll(
      async () => {
        code = (await findCode(request, to, channel)) ?? ''
        return code
      },
      { message: `a code sent to ${to} over ${channel}` },
    )
    .toMatch(/^\d{6}$/)
  return code
}

async function findCode(
  request: APIRequestContext,
  to: string,
  channel: string,
): Promise<string | undefined> {
  const response = await request.get('/dev/outbox.json', { params: { to } })
  const { messages } = Outbox.parse(await response.json())
  // Among them are notices, which hold no code.
  const codes = messages.map(({ channel: by, text }) => by === channel && text.match(/^\d{6}\b/)?.[0])
  return codes.find((code) => typeof code === 'string')
}
