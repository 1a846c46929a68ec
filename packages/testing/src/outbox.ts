import * as z from 'zod'
import { type Portal, transportTo } from './portal.ts'
import { waitFor } from './wait-for.ts'

const Message = z.object({
  id: z.string(),
  channel: z.string(),
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
})
export type Message = z.infer<typeof Message>
const Outbox = z.object({ messages: z.array(Message) })

/** What the development outbox holds for a number or address, the newest first. */
export async function listMessages(portal: Portal, to: string): Promise<Message[]> {
  const url = `/dev/outbox.json?to=${encodeURIComponent(to)}`
  const { status, body, text } = await transportTo(portal)({ method: 'GET', url, headers: {} })
  if (status !== 200) throw new Error(`The outbox answered ${status}: ${text}`)
  return Outbox.parse(body).messages
}

export interface SentCode {
  readonly id: string
  readonly code: string
}

/** The newest one-time password sent to a number or address. Among the messages are notices, which hold none. */
export async function findCode(portal: Portal, to: string, channel?: string): Promise<SentCode | undefined> {
  const messages = await listMessages(portal, to)
  return messages
    .filter((message) => channel === undefined || message.channel === channel)
    .flatMap(({ id, text }) => {
      const code = text.match(/^\d{6}\b/)?.[0]
      return code === undefined ? [] : [{ id, code }]
    })[0]
}

/** By receiver and channel: the message whose code was read last. */
const lastRead = new Map<string, string>()

/**
 * The newest one-time password, as its receiver would read it once it has arrived. Each code is read once: until the
 * next one is there, the one before lies on top of the outbox.
 */
export async function readCode(portal: Portal, to: string, channel: string): Promise<string> {
  const receiver = `${channel} ${to}`
  const { id, code } = await waitFor(`a code sent to ${to} over ${channel}`, async () => {
    const newest = await findCode(portal, to, channel)
    return newest?.id !== lastRead.get(receiver) && newest
  })
  lastRead.set(receiver, id)
  return code
}

/** Takes the codes sent so far as read, so that the next one read is one that is asked for from now on. */
export async function skipCodes(portal: Portal, to: string, channel: string): Promise<void> {
  const newest = await findCode(portal, to, channel)
  if (newest) lastRead.set(`${channel} ${to}`, newest.id)
}
