import * as z from 'zod'
import { messageTemplates } from './platform/messages/message-templates.ts'

const ownMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/\/+$/, ''))
  .refine(
    (url) => url.startsWith('https:') || ownMachine.test(new URL(url).hostname),
    'must begin with https',
  )

/** Pairs such as `otp.en=65f2…`, divided by commas. */
const Pairs = z.string().transform((text, context) => {
  const pairs = text.split(',').map((pair) => pair.trim().split('='))
  if (pairs.every((pair): pair is [string, string] => pair.length === 2 && !pair.includes(''))) {
    return new Map(pairs)
  }
  context.addIssue('write it as otp.en=ID,otp.hi=ID')
  return z.NEVER
})

export const messageSettings = {
  SMS_PROVIDER: z.enum(['outbox', 'msg91']).default('outbox'),
  MSG91_BASE_URL: origin.default('https://control.msg91.com'),
  MSG91_AUTH_KEY: z.string().optional(),
  MSG91_TEMPLATES: Pairs.optional(),
  MSG91_WEBHOOK_SECRET: z.string().min(32).optional(),
  WHATSAPP_PROVIDER: z.enum(['outbox', 'cloud-api']).default('outbox'),
  WHATSAPP_BASE_URL: origin.default('https://graph.facebook.com/v24.0'),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/).optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(16).optional(),
  WHATSAPP_TEMPLATE_PREFIX: z
    .string()
    .regex(/^[a-z0-9_]*$/)
    .default('sanad_'),
  EMAIL_PROVIDER: z.enum(['outbox', 'smtp']).default('outbox'),
  EMAIL_FROM: z.string().optional(),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: z.coerce.number().int().min(1).max(65535).default(587),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
}

const MessageSettings = z.object(messageSettings)
type MessageSettings = z.infer<typeof MessageSettings>

export interface Msg91Config {
  readonly baseUrl: string
  readonly timeoutMs: number
  readonly authKey: string
  /** Ids of the templates registered for SMS, by `{name}.{language}`. */
  readonly templates: ReadonlyMap<string, string>
  /** Stands in a header of its delivery reports. */
  readonly webhookSecret: string
}

export interface WhatsAppConfig {
  readonly baseUrl: string
  readonly timeoutMs: number
  readonly phoneNumberId: string
  readonly token: string
  /** Signs what it tells the webhook. */
  readonly appSecret: string
  readonly verifyToken: string
  readonly templatePrefix: string
}

export interface SmtpConfig {
  readonly host: string
  readonly port: number
  readonly from: string
  readonly user: string | undefined
  readonly password: string | undefined
  /** Whether a server that offers no encryption is refused. */
  readonly requireTls: boolean
  readonly timeoutsMs: { readonly connection: number; readonly greeting: number; readonly socket: number }
}

/** Who sends messages; a channel without a provider writes to the outbox. */
export interface MessagesConfig {
  readonly msg91: Msg91Config | undefined
  readonly whatsApp: WhatsAppConfig | undefined
  readonly smtp: SmtpConfig | undefined
}

const providers = {
  SMS_PROVIDER: { name: 'msg91', needs: ['MSG91_AUTH_KEY', 'MSG91_TEMPLATES', 'MSG91_WEBHOOK_SECRET'] },
  WHATSAPP_PROVIDER: {
    name: 'cloud-api',
    needs: ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  },
  EMAIL_PROVIDER: { name: 'smtp', needs: ['SMTP_HOST', 'EMAIL_FROM'] },
} as const

/** Settings without which the chosen providers cannot work; in production every channel needs its provider. */
export function listMissingMessageSettings(settings: MessageSettings, production: boolean): string[] {
  const missing: string[] = []
  for (const channel of ['SMS_PROVIDER', 'WHATSAPP_PROVIDER', 'EMAIL_PROVIDER'] as const) {
    const { name, needs } = providers[channel]
    const isOutbox = settings[channel] === 'outbox'
    if (isOutbox && !production) continue
    if (isOutbox) missing.push(`${channel}=${name}`)
    missing.push(...needs.filter((need) => settings[need] === undefined))
  }
  if (settings.MSG91_TEMPLATES) missing.push(...listMissingTemplates(settings.MSG91_TEMPLATES))
  return missing
}

function listMissingTemplates(ids: ReadonlyMap<string, string>): string[] {
  const wanted = messageTemplates.flatMap(({ name }) => [`${name}.en`, `${name}.hi`])
  return wanted.filter((name) => !ids.has(name)).map((name) => `MSG91_TEMPLATES with ${name}`)
}

/** Of settings that lack nothing. */
export function messagesOf(settings: MessageSettings, production: boolean): MessagesConfig {
  return {
    msg91:
      settings.SMS_PROVIDER === 'outbox'
        ? undefined
        : {
            baseUrl: settings.MSG91_BASE_URL,
            timeoutMs: 8000,
            authKey: given(settings.MSG91_AUTH_KEY),
            templates: given(settings.MSG91_TEMPLATES),
            webhookSecret: given(settings.MSG91_WEBHOOK_SECRET),
          },
    whatsApp:
      settings.WHATSAPP_PROVIDER === 'outbox'
        ? undefined
        : {
            baseUrl: settings.WHATSAPP_BASE_URL,
            timeoutMs: 8000,
            phoneNumberId: given(settings.WHATSAPP_PHONE_NUMBER_ID),
            token: given(settings.WHATSAPP_TOKEN),
            appSecret: given(settings.WHATSAPP_APP_SECRET),
            verifyToken: given(settings.WHATSAPP_VERIFY_TOKEN),
            templatePrefix: settings.WHATSAPP_TEMPLATE_PREFIX,
          },
    smtp:
      settings.EMAIL_PROVIDER === 'outbox'
        ? undefined
        : {
            host: given(settings.SMTP_HOST),
            port: settings.SMTP_PORT,
            from: given(settings.EMAIL_FROM),
            user: settings.SMTP_USER,
            password: settings.SMTP_PASSWORD,
            requireTls: production,
            timeoutsMs: { connection: 5000, greeting: 5000, socket: 8000 },
          },
  }
}

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A setting is missing that was not missed')
  return value
}
