import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { demoStaff } from '../../demo/demo-people.ts'
import { findTotpStep } from '../../features/desk/people/factors/totp.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createOutboxSender } from './outbox-sender.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
  const outbox = createOutboxSender(portal.db)
  const message = {
    id: randomUUID(),
    template: { name: 'note', category: 'utility' },
    language: 'en',
    values: [],
  } as const
  const sms = { channel: 'sms', to: '9876543210', subject: '', text: '123456 is your code.' } as const
  await outbox.send({ ...message, ...sms })
  const email = { channel: 'email', to: 'a@example.in', subject: 'Hello' } as const
  await outbox.send({ ...message, ...email, text: '<b>654321</b> & more' })
})
afterAll(() => portal.close())

it('the messages are listed newest first, or only those of one recipient', async () => {
  const all = await portal.app.inject('/dev/outbox.json')
  expect(all.json()).toEqual({
    messages: [
      {
        id: expect.any(String),
        channel: 'email',
        to: 'a@example.in',
        subject: 'Hello',
        text: '<b>654321</b> & more',
        created_at: expect.stringMatching(/^\d{4}-.+Z$/),
      },
      expect.objectContaining({ channel: 'sms', to: '9876543210', text: '123456 is your code.' }),
    ],
  })
  const one = await portal.app.inject({ url: '/dev/outbox.json', query: { to: '9876543210' } })
  expect(one.json<{ messages: unknown[] }>().messages).toHaveLength(1)
  const none = await portal.app.inject({ url: '/dev/outbox.json', query: { to: '9000000000' } })
  expect(none.json()).toEqual({ messages: [] })
})

it('the page shows the messages as text and renews itself without scripts', async () => {
  const { body, headers } = await portal.app.inject('/dev/outbox')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('&lt;b&gt;654321&lt;/b&gt; &amp; more')
  expect(body).toContain('<meta http-equiv="refresh" content="5">')
  expect(body).not.toMatch(/<script|<style|style=/)
})

it('the page shows what the authenticators of a demonstration show, and without one none', async () => {
  const { body: plain } = await portal.app.inject('/dev/outbox')
  expect(plain).not.toContain('Authenticator')
  const demonstration = await buildApp({
    ...portal.services,
    config: { ...portal.services.config, demoData: true },
  })
  const { body } = await demonstration.inject('/dev/outbox')
  const code = /<dt>staff@sanad\.example<\/dt><dd>(\d{6})<\/dd>/.exec(body)?.[1] ?? ''
  expect(findTotpStep(demoStaff.totpSecret, code, new Date())).toBeDefined()
  await demonstration.close()
})

it('neither exists in production', async () => {
  const production = await startTestApp({ config: { production: true } })
  for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox.css']) {
    expect((await production.app.inject(url)).statusCode).toBe(404)
  }
  await production.close()
})

it('[F-48] a recipient named twice is refused', async () => {
  for (const path of ['/dev/outbox', '/dev/outbox.json']) {
    expect(await portal.app.inject(`${path}?to=a&to=b`)).toMatchObject({ statusCode: 400 })
  }
})
