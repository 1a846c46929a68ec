import { randomUUID } from 'node:crypto'
import { requestOtp } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listJobHandlers } from '../../jobs.ts'
import { startJobs } from '../../platform/jobs/run-jobs.ts'
import { queueMessage } from '../../platform/messages/queue-message.ts'
import { emailChanged } from '../../platform/messages/templates/email-changed.ts'
import { succeed } from '../../testing/call.ts'
import { beginLogin } from '../../testing/factories/challenge.ts'
import { type MessageProviders, startMessageProviders } from '../../testing/message-providers.ts'
import { startSmtp, type TestSmtp } from '../../testing/start-smtp.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let providers: MessageProviders
let silent: TestSmtp
let portal: TestApp
beforeAll(async () => {
  providers = await startMessageProviders({ timeoutMs: 2000 })
  silent = await startSmtp({ onMailFrom: () => {} })
  portal = await startTestApp({ config: { messages: { ...providers.config, smtp: silent.config } } })
})
afterAll(async () => {
  await portal.close()
  await providers.close()
})

it('[F-21] a code passes hundreds of notices whose provider hangs', async () => {
  const person = await beginLogin(portal.app, portal.services)
  await portal.db.transaction().execute(async (tx) => {
    for (let count = 0; count < 300; count += 1) {
      await queueMessage(tx, portal.services.config, {
        customerId: person.customerId,
        channel: 'email',
        to: `${randomUUID()}@example.in`,
        template: emailChanged,
        params: { email: 'new@example.in', code: 'code' },
        language: 'en',
      })
    }
  })
  const body = { user_id: person.customerId, channel: 'sms' } as const
  await succeed(portal.app, requestOtp, { token: person.token, body })
  let runs = 0
  const handlers = listJobHandlers(portal.services, portal.app.log).map((handler) => ({
    ...handler,
    run: (payload: unknown) => {
      runs += 1
      return handler.run(payload)
    },
  }))
  const { config, listener } = portal.services
  const stop = await startJobs({ databaseUrl: config.databaseUrl, listener, handlers, log: portal.app.log })
  try {
    const sent = () => providers.msg91.requests.filter((request) => request.body.includes(person.mobile))
    await vi.waitFor(() => expect(sent()).toHaveLength(1), { timeout: 10_000 })
    expect(runs).toBeLessThan(100)
  } finally {
    const stopped = stop()
    await silent.close()
    await stopped
  }
})
