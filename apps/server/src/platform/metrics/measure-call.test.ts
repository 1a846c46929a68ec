import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import tls from 'node:tls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { startHttpPeer } from '../../testing/http-peer.ts'
import { eicar, startClamd } from '../../testing/start-clamd.ts'
import { startS3 } from '../../testing/start-s3.ts'
import { startSmtp } from '../../testing/start-smtp.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { testCertificate } from '../../testing/test-certificate.ts'
import type { Message } from '../messages/message-sender.ts'
import { createS3FileStore } from '../storage/s3-file-store.ts'
import { createMetrics } from './metrics.ts'

const known = tls.getCACertificates('default')
let clamd: Awaited<ReturnType<typeof startClamd>>
let s3: Awaited<ReturnType<typeof startS3>>
let smtp: Awaited<ReturnType<typeof startSmtp>>
let portal: TestApp
beforeAll(async () => {
  tls.setDefaultCACertificates([...known, testCertificate.cert])
  ;[clamd, s3, smtp] = await Promise.all([startClamd(), startS3(), startSmtp()])
  const { messages } = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing',
    SECRET_KEY: 'k'.repeat(64),
  })
  portal = await startTestApp({
    config: {
      clamd: clamd.address,
      files: { kind: 's3', ...s3.settings },
      messages: { ...messages, smtp: { ...smtp.config, requireTls: false } },
    },
  })
})
afterAll(async () => {
  tls.setDefaultCACertificates(known)
  await portal.close()
  await Promise.all([clamd.close(), s3.close(), smtp.close()])
})

/** How many calls had each outcome, of this host. */
async function outcomesOf(host: string, { outgoing } = portal.services.metrics) {
  const { values } = await outgoing.get()
  const counts = values.filter(
    ({ metricName, labels }) => metricName?.endsWith('_count') && labels.host === host,
  )
  return Object.fromEntries(counts.map(({ labels, value }) => [labels.outcome, value]))
}

const mail: Message = {
  id: randomUUID(),
  channel: 'email',
  to: 'meera@example.in',
  template: { name: 'otp', category: 'authentication' },
  language: 'en',
  subject: 'Your verification code',
  text: '123456 is your code.',
  values: ['123456'],
}

it('a mail server is observed: what it took, what it refused, and that it is away', async () => {
  const { email } = portal.services.messages
  const host = `${smtp.config.host}:${smtp.config.port}`
  await email.send(mail)
  await expect(email.send({ ...mail, to: 'not an address' })).rejects.toThrow()
  await smtp.close()
  await expect(email.send(mail)).rejects.toThrow()
  expect(await outcomesOf(host)).toEqual({ '2xx': 1, '4xx': 1, error: 1 })
})

it('a virus scanner is observed: a finding is an answer, silence and nonsense are none', async () => {
  const { scanner } = portal.services
  const scan = (text: string) => scanner?.scan(Readable.from([Buffer.from(text)]))
  await scan('a clean file')
  expect(await scan(eicar)).toBe('Eicar-Signature')
  clamd.misbehave('talks nonsense')
  await expect(scan('a file')).rejects.toThrow()
  const { host, port } = clamd.address
  expect(await outcomesOf(`${host}:${port}`)).toEqual({ '2xx': 2, error: 1 })
})

it('a bucket is observed, each request of a call that is repeated', async () => {
  const { host } = new URL(String(s3.settings.endpoint))
  const { files } = portal.services
  const before = await outcomesOf(host)
  expect(before['2xx']).toBeGreaterThan(0)
  await expect(files.find('nothing.pdf')).resolves.toBeUndefined()
  // Neither among the files nor in the trash.
  expect((await outcomesOf(host))['4xx']).toBe((before['4xx'] ?? 0) + 2)

  const failing = await startHttpPeer(() => ({ status: 500, body: '<Error/>' }))
  const metrics = createMetrics()
  const settings = { ...s3.settings, endpoint: failing.url }
  const store = await createS3FileStore(settings, portal.services.config.dataDir, metrics)
  await expect(store.readMarker()).rejects.toThrow()
  await failing.close()
  await expect(store.readMarker()).rejects.toThrow()
  const { '5xx': failed, error } = await outcomesOf(new URL(failing.url).host, metrics)
  expect(failed).toBe(failing.requests.length)
  expect(failed).toBeGreaterThan(1)
  expect(error).toBeGreaterThan(1)
})
