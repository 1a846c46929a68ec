import { expect, it } from 'vitest'
import { messageSettings } from '../../testing/production-settings.ts'
import { listRegisteredTexts } from './registered-texts.ts'

const site = { publicUrl: 'https://kendra.example', brand: { name: { en: 'Kendra', hi: 'केंद्र' } } }
const textOf = (form: Parameters<typeof listRegisteredTexts>[0], name: string, language: string) =>
  listRegisteredTexts(form, site).find((each) => each.name === name && each.language === language)?.text

it('each place gets the text with its own marks for what changes, and with the name and host of the portal', () => {
  expect(textOf('dlt', 'otp', 'en')).toBe(
    '{#var#} is your Kendra verification code. It is valid for 5 minutes. Do not share it with anyone.\n\n@kendra.example #{#var#}',
  )
  expect(textOf('msg91', 'otp', 'en')).toMatch(/^##VAR1## is your Kendra .*\n\n@kendra\.example ###VAR1##$/s)
  expect(textOf('whatsapp', 'otp', 'hi')).toMatch(/\{\{1\}\}.*केंद्र|केंद्र.*\{\{1\}\}/)
})

it('they are those whose ids production asks for', () => {
  const listed = listRegisteredTexts('dlt', site).map(({ name, language }) => `${name}.${language}`)
  const asked = messageSettings.MSG91_TEMPLATES.split(',').map((pair) => pair.split('=')[0])
  expect(asked).toEqual(expect.arrayContaining(listed))
  expect(listed).toContain('payment-due.hi')
  expect(listed).not.toContain('staff-invitation.en')
})
