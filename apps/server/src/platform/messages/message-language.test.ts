import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MessageProviders, startMessageProviders } from '../../testing/message-providers.ts'
import { languageOfMessage } from './message-language.ts'
import { emailChanged } from './templates/email-changed.ts'
import { otp } from './templates/otp.ts'

let providers: MessageProviders
beforeAll(async () => {
  providers = await startMessageProviders()
})
afterAll(() => providers.close())

it('a message in a language whose template is not registered goes in English, by SMS and by WhatsApp', () => {
  const hindi = { wanted: 'hi' } as const
  const { msg91, whatsApp } = providers.config
  expect(languageOfMessage({ msg91, whatsApp }, otp, { ...hindi, channel: 'sms' })).toBe('hi')
  expect(languageOfMessage({ msg91, whatsApp }, emailChanged, { ...hindi, channel: 'sms' })).toBe('en')
  expect(languageOfMessage({ msg91, whatsApp }, otp, { ...hindi, channel: 'whatsapp' })).toBe('hi')
  const unregistered = { msg91, whatsApp: { ...whatsApp, languages: ['en'] as const } }
  expect(languageOfMessage(unregistered, otp, { ...hindi, channel: 'whatsapp' })).toBe('en')
  expect(languageOfMessage(unregistered, otp, { ...hindi, channel: 'email' })).toBe('hi')
})

it('a message that is not translated goes in English', () => {
  const outbox = { msg91: undefined, whatsApp: undefined }
  for (const channel of ['sms', 'whatsapp', 'email'] as const) {
    expect(languageOfMessage(outbox, otp, { channel, wanted: 'mr' })).toBe('en')
  }
})
