import { createTransport } from 'nodemailer'
import * as z from 'zod'
import type { MessageSender } from './message-sender.ts'
import { SendFailure } from './send-failure.ts'

export interface SmtpOptions {
  readonly host: string
  readonly port: number
  readonly from: string
  readonly user: string | undefined
  readonly password: string | undefined
  /** Whether a server that offers no encryption is refused. */
  readonly requireTls: boolean
  readonly timeoutsMs: { readonly connection: number; readonly greeting: number; readonly socket: number }
}

/** The parts of nodemailer's errors that tell what happened; their texts may hold the recipient. */
const SmtpError = z.object({
  code: z.string().optional(),
  responseCode: z.int().optional(),
  permanent: z.boolean().optional(),
  timeoutType: z.string().optional(),
  originalCode: z.string().optional(),
})

export function createMailTransport(config: SmtpOptions) {
  const { host, port, user, password, requireTls, timeoutsMs } = config
  return createTransport({
    host,
    port,
    secure: port === 465,
    requireTLS: requireTls,
    connectionTimeout: timeoutsMs.connection,
    dnsTimeout: timeoutsMs.connection,
    greetingTimeout: timeoutsMs.greeting,
    socketTimeout: timeoutsMs.socket,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(user && password ? { auth: { user, pass: password } } : {}),
  })
}

/** E-mail over SMTP. */
export function createSmtpSender(config: SmtpOptions): MessageSender {
  const { from, host } = config
  const transport = createMailTransport(config)
  const domain = from.match(/@([^\s<>@]+)>?$/)?.[1] ?? host
  return {
    async send({ id, to, subject, text }) {
      // The same at each attempt: a receiver that gets a mail twice can tell that it is one.
      const messageId = `<${id}@${domain}>`
      const headers = { 'Auto-Submitted': 'auto-generated' }
      await transport.sendMail({ from, to, subject, text, messageId, headers }).catch((error: unknown) => {
        throw failureOf(error)
      })
      return { providerMessageId: messageId }
    },
  }
}

function failureOf(error: unknown): SendFailure {
  const { code = '', responseCode, permanent, timeoutType, originalCode = '' } = SmtpError.parse(error)
  if (code === 'EAUTH') return new SendFailure('not_taken', 'refused_login')
  if (code === 'ETLS' || /CERT|TLS|SSL|SIGNED/.test(originalCode))
    return new SendFailure('not_taken', 'no_encryption')
  if (responseCode !== undefined) {
    return permanent
      ? new SendFailure('final', `refused_${responseCode}`)
      : new SendFailure('not_taken', `deferred_${responseCode}`)
  }
  if (code === 'EENVELOPE') return new SendFailure('final', 'invalid_address')
  if (timeoutType && timeoutType !== 'SOCKET_TIMEOUT') return new SendFailure('not_taken', 'timeout')
  if (code === 'EDNS' || /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/.test(originalCode))
    return new SendFailure('not_taken', 'unreachable')
  return new SendFailure('unknown', code === 'ETIMEDOUT' ? 'timeout' : 'cut_off')
}
