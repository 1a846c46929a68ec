import { expect, it } from 'vitest'
import { defineTemplate, renderMessage } from './message-template.ts'
import { messageTemplates } from './message-templates.ts'
import { otp } from './templates/otp.ts'

const site = { publicUrl: 'https://sanad.example' } as const

it.each(messageTemplates.map((template) => [template.name, template] as const))(
  '%s names its parameters, and none that it lacks, in each language',
  (_name, template) => {
    const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    for (const language of ['en', 'hi'] as const) {
      const used = named(template.text[language])
      expect(new Set([...used, 'host', 'site'])).toEqual(new Set([...template.params, 'host', 'site']))
      for (const text of [template.subject[language], template.smsText?.[language] ?? '']) {
        expect([...template.params, 'host', 'site']).toEqual(expect.arrayContaining(named(text)))
      }
    }
  },
)

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
  const note = defineTemplate({
    name: 'note',
    category: 'utility',
    params: ['reason'],
    subject: { en: '', hi: '' },
    text: { en: 'Because: {reason}', hi: '{reason}' },
  })
  const params = { reason: 'The photograph\nis blurred and cannot be read' }
  const sms = renderMessage(note, params, { ...site, channel: 'sms', language: 'en' })
  expect(sms.values).toEqual(['The photograph is blurred a...'])
  expect(sms.text).toBe('Because: The photograph is blurred a...')
  const mail = renderMessage(note, params, { ...site, channel: 'email', language: 'en' })
  expect(mail.text).toBe('Because: The photograph is blurred and cannot be read')
  expect(() => renderMessage(note, { reason: ' ' }, { ...site, channel: 'sms', language: 'en' })).toThrow(
    /reason/,
  )
})
