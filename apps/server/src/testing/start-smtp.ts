import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { SmtpOptions } from '../platform/messages/smtp-sender.ts'
import { testCertificate } from './test-certificate.ts'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly content: string
  readonly encrypted: boolean
  readonly user: string | undefined
}

export interface TestSmtp {
  readonly config: SmtpOptions
  readonly mails: readonly ReceivedMail[]
  close(): Promise<void>
}

const login = { user: 'sanad', password: 'mail-password-7f3b' }

/** A mail server on a port of its own. */
export async function startSmtp(options: Omit<SMTPServerOptions, 'onAuth'> = {}): Promise<TestSmtp> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    ...testCertificate,
    authOptional: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      username === login.user && password === login.password
        ? done(null, { user: username })
        : done(new Error('Invalid username or password')),
    onData: async (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope
      mails.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        content: await text(stream),
        encrypted: session.secure,
        user: typeof session.user === 'string' ? session.user : undefined,
      })
      done()
    },
    ...options,
  })
  // A client that goes away in the middle is part of some tests.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    config: {
      host: '127.0.0.1',
      port: (server.server.address() as AddressInfo).port,
      from: 'Sanad <no-reply@sanad.example>',
      ...login,
      requireTls: false,
      timeoutsMs: { connection: 20_000, greeting: 20_000, socket: 20_000 },
    },
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
