import { completeLanguages, languages, sourceLanguage } from '@sanad/texts'
import * as z from 'zod'
import type { WhatsAppOptions } from '../platform/messages/whatsapp-sender.ts'
import { required } from './required.ts'
import { settingDocs } from './setting-docs.ts'
import { EncryptedOrigin } from './setting-types.ts'

const Digits = z.string().regex(/^\d+$/)
/** Tags of texts/languages.json, comma-separated, the source language among them. */
const Languages = z
  .string()
  .transform((text) => text.split(',').map((tag) => tag.trim()))
  .pipe(
    z.array(z.enum(languages)).refine((all) => all.includes(sourceLanguage), `names ${sourceLanguage} too`),
  )
const TemplatePrefix = z.string().regex(/^[a-z0-9_]*$/)

export const whatsAppSettings = {
  WHATSAPP_PROVIDER: z.enum(['outbox', 'cloud-api', 'none']).default('outbox').register(settingDocs, {
    meaning:
      'who sends WhatsApp messages: `cloud-api`, the `outbox`, or `none`: the portal does not offer it',
  }),
  WHATSAPP_PHONE_NUMBER_ID: Digits.optional().register(settingDocs, {
    meaning: 'id of the phone number that messages come from',
  }),
  WHATSAPP_TOKEN: z.string().optional().register(settingDocs, { meaning: 'permanent access token' }),
  WHATSAPP_APP_SECRET: z.string().optional().register(settingDocs, {
    meaning: "the app's secret, which signs delivery reports",
  }),
  WHATSAPP_VERIFY_TOKEN: z.string().min(16).optional().register(settingDocs, {
    meaning: 'word with which the webhook is set up, 16 characters or more',
  }),
  WHATSAPP_TEMPLATE_PREFIX: TemplatePrefix.default('sanad_').register(settingDocs, {
    meaning: 'prefix of the names of the WhatsApp templates',
  }),
  WHATSAPP_LANGUAGES: Languages.prefault(completeLanguages.join(',')).register(settingDocs, {
    meaning: 'languages in which all templates are approved; messages in another one are sent in English',
    see: 'docs/how-to/add-a-message.md',
  }),
  WHATSAPP_BASE_URL: EncryptedOrigin.default('https://graph.facebook.com/v24.0').register(settingDocs, {
    meaning: 'URL of the Cloud API',
  }),
}

const WhatsAppSettings = z.object(whatsAppSettings)

export function whatsAppOf(settings: z.infer<typeof WhatsAppSettings>): WhatsAppOptions | undefined {
  if (settings.WHATSAPP_PROVIDER !== 'cloud-api') return undefined
  return {
    baseUrl: settings.WHATSAPP_BASE_URL,
    timeoutMs: 8000,
    phoneNumberId: required(settings.WHATSAPP_PHONE_NUMBER_ID),
    token: required(settings.WHATSAPP_TOKEN),
    appSecret: required(settings.WHATSAPP_APP_SECRET),
    verifyToken: required(settings.WHATSAPP_VERIFY_TOKEN),
    templatePrefix: settings.WHATSAPP_TEMPLATE_PREFIX,
    languages: settings.WHATSAPP_LANGUAGES,
  }
}
