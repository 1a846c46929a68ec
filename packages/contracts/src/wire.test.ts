import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { requiredText, typedText } from './wire.ts'

it.each(['a\ud800b', 'a\0b'])('text that no database can hold is refused: %j', (text) => {
  expect(z.safeParse(typedText(50), text).success).toBe(false)
  expect(z.safeParse(requiredText(50), text).success).toBe(false)
})

it.each(['', '   ', '\u200b\u202e'])(
  'a required text of which nothing can be seen is missing: %j',
  (text) => {
    const { error } = z.safeParse(requiredText(50, 'Name is required'), text)
    expect(error?.issues[0]?.message).toBe('Name is required')
  },
)

it('names of every script are taken, trimmed', () => {
  expect(z.parse(requiredText(50), ' आशा पाटिल 😀 ')).toBe('आशा पाटिल 😀')
  expect(z.parse(requiredText(50), '  ramesh   kumar ')).toBe('ramesh kumar')
})

it('a one-line text loses line breaks and bidirectional controls', () => {
  expect(z.parse(requiredText(50), ' Asha\r\nPatil\u202E \u2066& Co\u2069 ')).toBe('Asha Patil & Co')
})
