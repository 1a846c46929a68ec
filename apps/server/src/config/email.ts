import * as z from 'zod'
import type { SmtpOptions } from '../platform/messages/smtp-sender.ts'
import { required } from './required.ts'
import { settingDocs } from './setting-docs.ts'
import { Port } from './setting-types.ts'

export const emailSettings = {
  EMAIL_PROVIDER: z.enum(['outbox', 'smtp', 'none']).default('outbox').register(settingDocs, {
    meaning:
      'who sends e-mails: `smtp`, the `outbox`, or `none`: the portal sends none, and the links by which staff join are made by `npm run sanad -- staff`',
  }),
  EMAIL_FROM: z
    .string()
    .regex(/^[^\p{Cc}]*$/u, 'must be one line')
    .optional()
    .register(settingDocs, {
      meaning: 'sender of e-mails',
      example: 'Sanad <no-reply@sanad.example>',
    }),
  SMTP_HOST: z.string().optional().register(settingDocs, { meaning: 'mail server' }),
  SMTP_PORT: Port.default(587).register(settingDocs, {
    meaning: 'its port; 465 is encrypted from the start, other ports by STARTTLS, which production requires',
  }),
  SMTP_USER: z.string().optional().register(settingDocs, { meaning: 'user name at the mail server' }),
  SMTP_PASSWORD: z.string().optional().register(settingDocs, { meaning: 'password at the mail server' }),
}

const EmailSettings = z.object(emailSettings)

export function smtpOf(
  settings: z.infer<typeof EmailSettings>,
  production: boolean,
): SmtpOptions | undefined {
  if (settings.EMAIL_PROVIDER !== 'smtp') return undefined
  return {
    host: required(settings.SMTP_HOST),
    port: settings.SMTP_PORT,
    from: required(settings.EMAIL_FROM),
    user: settings.SMTP_USER,
    password: settings.SMTP_PASSWORD,
    requireTls: production,
    timeoutsMs: { connection: 5000, greeting: 5000, socket: 8000 },
  }
}
