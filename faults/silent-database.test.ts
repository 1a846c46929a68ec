import { getProfile } from '@sanad/contracts'
import { call, openStream, registerCustomer, waitFor } from '@sanad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hearTicket } from './acting/hear-ticket.ts'
import { type Stack, startStack } from './harness/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ portals: 1 })
})
afterAll(() => stack[Symbol.asyncDispose]())

it('[F-16] a database that says nothing any more, without a word of it, costs nobody more than a clear answer', async () => {
  const customer = await registerCustomer(stack.origin)
  const page = await openStream(stack.origin, customer.token)
  await hearTicket(page, customer, stack.origin)
  stack.database.cable.silence()
  // More than the pool has connections: some get a silent one, others wait for a free or a new one.
  const asked = Array.from({ length: 8 }, () =>
    call(stack.origin, getProfile, { token: customer.token, signal: AbortSignal.timeout(60_000) }),
  )
  for (const answer of await Promise.all(asked)) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  }
  stack.database.cable.mend()
  await waitFor('the portal recovers by itself', async () => {
    const { status } = await call(stack.origin, getProfile, { token: customer.token })
    return status === 200
  })
  // Its code is sent by a job.
  await registerCustomer(stack.origin)
  await page.until({ type: 'reset' })
  await hearTicket(page, customer, stack.origin)
  page.close()
}, 150_000)
