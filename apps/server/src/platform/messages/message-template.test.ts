import { completeLanguages } from '@sanad/texts'
import { listParams, readTexts } from '@sanad/texts/node'
import { outgoingMessages } from '@sanad/texts/server/outgoing'
import { expect, it } from 'vitest'
import { renderMessage } from './message-template.ts'
import { messageTemplates } from './message-templates.ts'
import { notificationTemplates } from './templates/notification-templates.ts'
import { otp } from './templates/otp.ts'

const site = { publicUrl: 'https://sanad.example' } as const

it.each(messageTemplates.map((template) => [template.name, template] as const))(
  '%s names its parameters, and none that it lacks, in each language',
  (_name, template) => {
    const named = (text = '') => [...listParams(text).keys()]
    for (const language of completeLanguages) {
      const texts = readTexts(language, outgoingMessages.name)
      const used = named(texts[`${template.name}.text`])
      expect(new Set([...used, 'host', 'site'])).toEqual(new Set([...template.params, 'host', 'site']))
      for (const text of [texts[`${template.name}.subject`], texts[`${template.name}.sms`]]) {
        expect([...template.params, 'host', 'site']).toEqual(expect.arrayContaining(named(text)))
      }
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

it('what an SMS leaves open is cut to the 30 characters that operators allow, and is one line everywhere', () => {
  const params = {
    document: 'Photograph',
    service: 'Skill India',
    reason: 'The photograph\nis blurred and cannot be read',
  }
  const rejected = notificationTemplates.document_rejected
  const sms = renderMessage(rejected, params, { ...site, channel: 'sms', language: 'en' })
  expect(sms.values).toEqual(['Photograph', 'Skill India', 'The photograph is blurred a...'])
  expect(sms.text).toContain('Reason: The photograph is blurred a.... Upload')
  const mail = renderMessage(rejected, params, { ...site, channel: 'email', language: 'en' })
  expect(mail.text).toContain('Reason: The photograph is blurred and cannot be read. Upload')
  const blank = { ...params, reason: ' ' }
  expect(() => renderMessage(rejected, blank, { ...site, channel: 'sms', language: 'en' })).toThrow(/reason/)
})
