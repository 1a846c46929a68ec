import { Channel } from '@sanad/contracts'
import { completeLanguages } from '@sanad/texts'
import * as z from 'zod'
import { messageTemplates } from '../platform/messages/message-templates.ts'
import type { SenderOptions } from '../platform/messages/open-senders.ts'
import { operatorCommand } from '../platform/operator-command.ts'
import { emailSettings, smtpOf } from './email.ts'
import { msg91Of, smsSettings } from './sms.ts'
import { whatsAppOf, whatsAppSettings } from './whatsapp.ts'

const MessageSettings = z.object({ ...smsSettings, ...whatsAppSettings, ...emailSettings })
type MessageSettings = z.infer<typeof MessageSettings>

const providers = {
  SMS_PROVIDER: { name: 'msg91', needs: ['MSG91_AUTH_KEY', 'MSG91_TEMPLATES', 'MSG91_WEBHOOK_SECRET'] },
  WHATSAPP_PROVIDER: {
    name: 'cloud-api',
    needs: ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  },
  EMAIL_PROVIDER: { name: 'smtp', needs: ['SMTP_HOST', 'EMAIL_FROM'] },
} as const

/**
 * Settings without which the chosen providers cannot work; in production every channel has its provider, or `none` by
 * name: one that was forgotten is not silently off. A mobile number, by which customers sign in, is proved by SMS or
 * WhatsApp, so one of these there must be.
 */
export function listMissingMessageSettings(settings: MessageSettings, production: boolean): string[] {
  const missing: string[] = []
  const provesNumbers = settings.SMS_PROVIDER !== 'none' || settings.WHATSAPP_PROVIDER !== 'none'
  if (!provesNumbers) missing.push('SMS_PROVIDER or WHATSAPP_PROVIDER other than none')
  for (const channel of ['SMS_PROVIDER', 'WHATSAPP_PROVIDER', 'EMAIL_PROVIDER'] as const) {
    if (settings[channel] === 'none') continue
    const { name, needs } = providers[channel]
    const isOutbox = settings[channel] === 'outbox'
    if (isOutbox && !production) continue
    if (isOutbox) missing.push(`${channel}=${name} (or none)`)
    missing.push(...needs.filter((need) => settings[need] === undefined))
  }
  if (settings.MSG91_TEMPLATES && settings.SMS_PROVIDER !== 'none')
    missing.push(...listMissingTemplates(settings.MSG91_TEMPLATES))
  return missing
}

function listMissingTemplates(ids: ReadonlyMap<string, string>): string[] {
  const wanted = messageTemplates
    .filter(({ isEmailOnly }) => !isEmailOnly)
    .flatMap(({ name }) => completeLanguages.map((code) => `${name}.${code}`))
  const lacking = wanted.filter((name) => !ids.has(name))
  return lacking.length === 0
    ? []
    : [`MSG91_TEMPLATES with ${lacking.join(' ')} (what to register: ${operatorCommand('templates dlt')})`]
}

/** Of settings that lack nothing. */
export function messagesOf(settings: MessageSettings, production: boolean): SenderOptions {
  const isOff = {
    sms: settings.SMS_PROVIDER === 'none',
    email: settings.EMAIL_PROVIDER === 'none',
    whatsapp: settings.WHATSAPP_PROVIDER === 'none',
  }
  return {
    msg91: msg91Of(settings),
    whatsApp: whatsAppOf(settings),
    smtp: smtpOf(settings, production),
    offered: Channel.options.filter((channel) => !isOff[channel]),
  }
}
