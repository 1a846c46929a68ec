import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createTicket } from '@sanad/contracts'
import { type Customer, type OpenStream, succeed } from '@sanad/testing'

/**
 * Writes a ticket at `writer`, and waits until `page` is told of it. Before a fault: a stream begins with a `reset` of its
 * own where its portal has not listened for long, which the one after the fault must not be taken for.
 */
export async function hearTicket(
  page: OpenStream,
  { token }: Pick<Customer, 'token'>,
  writer: string,
): Promise<void> {
  const { data } = await succeed(writer, createTicket, {
    token,
    body: { subject: 'Hello', topic: 'other', message: 'Are you there?', request_id: randomUUID() },
  })
  const late = wait(10_000).then(() => {
    throw new Error(`A page is not told within 10 s of what was written at ${writer}`)
  })
  await Promise.race([page.until({ type: 'change', topic: 'ticket', id: data.id }), late])
}
