import { readShortLink } from '@sanad/contracts'
import { completeLanguages } from '@sanad/texts'
import { listParams, readTexts } from '@sanad/texts/node'
import { outgoingMessages } from '@sanad/texts/server/outgoing'
import { expect, it } from 'vitest'
import { renderMessage } from './message-template.ts'
import { messageTemplates } from './message-templates.ts'
import { channelProved } from './templates/channel-proved.ts'
import { emailChanged } from './templates/email-changed.ts'
import { erasureRequested } from './templates/erasure-requested.ts'
import { notificationTemplates } from './templates/notification-templates.ts'
import { otp } from './templates/otp.ts'

/** What a text may name beside its parameters. */
const ofPortal = ['host', 'site', 'brand']
const site = { publicUrl: 'https://sanad.example', brand: { name: { en: 'Sanad', hi: 'सनद' } } } as const

it.each(messageTemplates.map((template) => [template.name, template] as const))(
  '%s names its parameters, and none that it lacks, in each language',
  (_name, template) => {
    const named = (text = '') => [...listParams(text).keys()]
    for (const language of completeLanguages) {
      const texts = readTexts(language, outgoingMessages.name)
      const used = named(texts[`${template.name}.text`])
      expect(new Set([...used, ...ofPortal])).toEqual(new Set([...template.params, ...ofPortal]))
      const subject = texts[`${template.name}.subject`]
      expect([...template.params, ...ofPortal]).toEqual(expect.arrayContaining(named(subject)))
      const sms = texts[`${template.name}.sms`]
      expect(sms !== undefined || template.smsParams === undefined).toBe(true)
      const open = template.smsParams ?? template.params
      if (sms) expect(new Set([...named(sms), ...ofPortal])).toEqual(new Set([...open, ...ofPortal]))
    }
  },
)

it('every text is that of a template, which has a subject and a text', () => {
  const keys = Object.keys(readTexts('en', outgoingMessages.name))
  const known = messageTemplates.flatMap(({ name }) => [`${name}.subject`, `${name}.text`])
  expect(keys.filter((key) => !key.endsWith('.sms')).sort()).toEqual(known.sort())
})

it('no two templates share a name, which is one that every provider takes', () => {
  const names = messageTemplates.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9-]{1,40}$/)
})

it('a code is in the last line of its SMS alone, where the browser of this site looks for it', () => {
  const params = { code: '123456' }
  const sms = renderMessage(otp, params, { ...site, channel: 'sms', language: 'hi' })
  expect(sms.text.split('\n').at(-1)).toBe('@sanad.example #123456')
  expect(sms).toMatchObject({ subject: '', values: ['123456'] })
  const mail = renderMessage(otp, params, { ...site, channel: 'email', language: 'en' })
  expect(mail.subject).toBe('Your Sanad verification code')
  expect(mail.text).not.toContain('@')
})

it('what can be undone says where, over every channel and in each language', () => {
  const params = { email: 'r••@example.in', proved: '…', code: 'c', reference: 'E-1', day: '30 November' }
  for (const template of [emailChanged, channelProved, erasureRequested]) {
    for (const channel of ['sms', 'email'] as const) {
      for (const language of completeLanguages) {
        const { text } = renderMessage(template, params, { ...site, channel, language })
        expect(text).toContain('https://sanad.example/user/')
      }
    }
  }
})

it.each([
  [channelProved, 'sessions'],
  [erasureRequested, 'privacy'],
] as const)(
  'a warning leads to the section of the account where it is answered: $0.name',
  (template, section) => {
    const params = { proved: '…', reference: 'E-1', day: '30 November' }
    for (const channel of ['sms', 'email', 'whatsapp'] as const) {
      for (const language of completeLanguages) {
        const { text } = renderMessage(template, params, { ...site, channel, language })
        const link = /https:\/\/sanad\.example\/user\/go\/(\S+)/.exec(text)?.[1]
        expect(readShortLink(link ?? '')).toEqual({ type: 'account', section })
      }
    }
  },
)

const rejected = notificationTemplates.document_rejected
const refused = {
  document: 'Photograph',
  service: 'Training of Trainers / Assessors (ToT / ToA)',
  reason: 'The photograph\nis blurred and cannot be read',
  link: 'a/1',
}

it('an SMS has no reason that would have to be cut, and leads to where it stands whole', () => {
  const sms = renderMessage(rejected, refused, { ...site, channel: 'sms', language: 'en' })
  expect(sms.text).not.toContain('blurred')
  expect(sms.text).toMatch(/https:\/\/sanad\.example\/user\/go\/a\/1$/)
  const mail = renderMessage(rejected, refused, { ...site, channel: 'email', language: 'en' })
  expect(mail.text).toContain('Reason: The photograph is blurred and cannot be read. Upload')
})

it('what an SMS leaves open fits into the 30 characters that operators allow, in whole words', () => {
  const sms = renderMessage(rejected, refused, { ...site, channel: 'sms', language: 'en' })
  expect(sms.values).toEqual(['Training of Trainers /', 'a/1'])
  const long = { ...refused, service: 'x'.repeat(40) }
  const cut = renderMessage(rejected, long, { ...site, channel: 'sms', language: 'en' })
  expect(cut.values[0]).toBe('x'.repeat(30))
  const blank = { ...refused, service: ' ' }
  expect(() => renderMessage(rejected, blank, { ...site, channel: 'sms', language: 'en' })).toThrow(/service/)
})
