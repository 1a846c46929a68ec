import { randomUUID } from 'node:crypto'
import tls from 'node:tls'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startHttpPeer } from '../../testing/http-peer.ts'
import { startSmtp, type TestSmtp } from '../../testing/start-smtp.ts'
import { testCertificate } from '../../testing/test-certificate.ts'
import type { Message } from './message-sender.ts'
import { createSmtpSender } from './smtp-sender.ts'

const known = tls.getCACertificates('default')
beforeAll(() => tls.setDefaultCACertificates([...known, testCertificate.cert]))
afterAll(() => tls.setDefaultCACertificates(known))

let smtp: TestSmtp
afterEach(() => smtp.close())

const mail = (fields: Partial<Message> = {}): Message => ({
  id: randomUUID(),
  channel: 'email',
  to: 'meera@example.in',
  template: { name: 'otp', category: 'authentication' },
  language: 'en',
  subject: 'Your Sanad verification code',
  text: '123456 is your code.',
  values: ['123456'],
  ...fields,
})

it('an e-mail goes out over an encrypted connection, to one recipient, under an id that stays the same', async () => {
  smtp = await startSmtp()
  const sender = createSmtpSender({ ...smtp.config, requireTls: true })
  const message = mail()
  const first = await sender.send(message)
  await sender.send(message)
  expect(first.providerMessageId).toBe(`<${message.id}@sanad.example>`)
  const [received, again] = smtp.mails
  expect(received).toMatchObject({
    from: 'no-reply@sanad.example',
    to: ['meera@example.in'],
    encrypted: true,
    user: 'sanad',
  })
  expect(received?.content).toMatch(/^From: Sanad <no-reply@sanad\.example>\r$/m)
  expect(received?.content).toMatch(/^Subject: Your Sanad verification code\r$/m)
  expect(received?.content).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(received?.content).toMatch(/\r\n\r\n123456 is your code\.\r\n/)
  for (const { content } of [received, again].filter((one) => one !== undefined)) {
    expect(content).toContain(`Message-ID: ${first.providerMessageId}`)
  }
})

it('Hindi arrives as it was written', async () => {
  smtp = await startSmtp()
  const text = '123456 आपका सनद सत्यापन कोड है।'
  await createSmtpSender(smtp.config).send(mail({ language: 'hi', subject: 'आपका सनद सत्यापन कोड', text }))
  const { content } = smtp.mails[0] ?? { content: '' }
  expect(content).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(Buffer.from(content.split('\r\n\r\n')[1] ?? '', 'base64').toString()).toContain(text)
})

it('where encryption is required nothing goes to a server without it, nor to one that nobody vouches for', async () => {
  smtp = await startSmtp({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] })
  const open = createSmtpSender({ ...smtp.config, requireTls: true }).send(mail())
  await expect(open).rejects.toMatchObject({ kind: 'not_taken', reason: 'no_encryption' })
  await smtp.close()

  smtp = await startSmtp()
  tls.setDefaultCACertificates(known)
  const strange = createSmtpSender({ ...smtp.config, requireTls: true }).send(mail())
  await expect(strange).rejects.toMatchObject({ kind: 'not_taken', reason: 'no_encryption' })
  tls.setDefaultCACertificates([...known, testCertificate.cert])
  expect(smtp.mails).toEqual([])
})

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

it('[F-21] an unknown mailbox ends the e-mail, a busy one only delays it', async () => {
  smtp = await startSmtp({
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('busy')
          ? refusal(450, `4.2.1 Mailbox busy ${address}`)
          : refusal(550, `5.1.1 No such user ${address}`),
      ),
  })
  const sender = createSmtpSender(smtp.config)
  const failure: unknown = await sender.send(mail()).catch((thrown: unknown) => thrown)
  expect(failure).toMatchObject({ kind: 'final', reason: 'refused_550' })
  expect(JSON.stringify(failure) + String(failure)).not.toContain('meera')
  const busy = sender.send(mail({ to: 'busy@example.in' }))
  await expect(busy).rejects.toMatchObject({ kind: 'not_taken', reason: 'deferred_450' })
})

it('[F-21] a mail that is refused after it was read is ended, one that gets no answer may have been taken', async () => {
  smtp = await startSmtp({
    onData: (stream, session, done) => {
      stream.resume()
      if (session.envelope.rcptTo[0]?.address.startsWith('silent')) return
      stream.on('end', () => done(refusal(554, '5.7.1 Not wanted')))
    },
  })
  const sender = createSmtpSender(smtp.config)
  await expect(sender.send(mail())).rejects.toMatchObject({ kind: 'final', reason: 'refused_554' })
  const timeoutsMs = { ...smtp.config.timeoutsMs, socket: 1500 }
  const impatient = createSmtpSender({ ...smtp.config, timeoutsMs })
  const silent = impatient.send(mail({ to: 'silent@example.in' }))
  await expect(silent).rejects.toMatchObject({ kind: 'unknown', reason: 'timeout' })
})

it('[F-21] a wrong password of ours does not end the e-mail', async () => {
  smtp = await startSmtp()
  const failure: unknown = await createSmtpSender({ ...smtp.config, password: 'wrong-7f3b' })
    .send(mail())
    .catch((thrown: unknown) => thrown)
  expect(failure).toMatchObject({ kind: 'not_taken', reason: 'refused_login' })
  expect(JSON.stringify(failure) + String(failure)).not.toContain('wrong-7f3b')
})

it('[F-21] a server that is down, or greets nobody, has certainly not taken the e-mail', async () => {
  smtp = await startSmtp()
  await smtp.close()
  const down = createSmtpSender(smtp.config).send(mail())
  await expect(down).rejects.toMatchObject({ kind: 'not_taken', reason: 'unreachable' })
  const mute = await startHttpPeer(() => 'silence')
  const port = Number(new URL(mute.url).port)
  const timeoutsMs = { ...smtp.config.timeoutsMs, greeting: 300 }
  const waiting = createSmtpSender({ ...smtp.config, port, timeoutsMs }).send(mail())
  await expect(waiting).rejects.toMatchObject({ kind: 'not_taken', reason: 'timeout' })
  await mute.close()
})
