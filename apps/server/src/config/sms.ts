import * as z from 'zod'
import type { Msg91Options } from '../platform/messages/msg91-sender.ts'
import { required } from './required.ts'
import { settingDocs } from './setting-docs.ts'
import { EncryptedOrigin } from './setting-types.ts'

/** Pairs such as `otp.en=65f2…`, comma-separated. */
const Pairs = z.string().transform((text, context) => {
  const pairs = text.split(',').map((pair) => pair.trim().split('='))
  if (pairs.every((pair): pair is [string, string] => pair.length === 2 && !pair.includes(''))) {
    return new Map(pairs)
  }
  context.addIssue('write it as otp.en=ID,otp.hi=ID')
  return z.NEVER
})

export const smsSettings = {
  SMS_PROVIDER: z.enum(['outbox', 'msg91', 'none']).default('outbox').register(settingDocs, {
    meaning:
      'who sends SMS: `msg91`; the `outbox`, which keeps them for `/dev/outbox`; `none`: the portal offers no SMS, and numbers are proved by WhatsApp',
  }),
  MSG91_AUTH_KEY: z.string().optional().register(settingDocs, { meaning: 'API key of the MSG91 account' }),
  MSG91_TEMPLATES: Pairs.optional().register(settingDocs, {
    meaning: 'ids of the registered SMS templates, one for each message and language',
    example: 'otp.en=ID,otp.hi=ID',
    see: 'docs/how-to/add-a-message.md',
  }),
  MSG91_WEBHOOK_SECRET: z.string().min(32).optional().register(settingDocs, {
    meaning: 'value of the header `x-webhook-secret` in delivery reports, 32 characters or more',
  }),
  MSG91_BASE_URL: EncryptedOrigin.default('https://control.msg91.com').register(settingDocs, {
    meaning: "URL of MSG91's API",
  }),
}

const SmsSettings = z.object(smsSettings)

export function msg91Of(settings: z.infer<typeof SmsSettings>): Msg91Options | undefined {
  if (settings.SMS_PROVIDER !== 'msg91') return undefined
  return {
    baseUrl: settings.MSG91_BASE_URL,
    timeoutMs: 8000,
    authKey: required(settings.MSG91_AUTH_KEY),
    templates: required(settings.MSG91_TEMPLATES),
    webhookSecret: required(settings.MSG91_WEBHOOK_SECRET),
  }
}
