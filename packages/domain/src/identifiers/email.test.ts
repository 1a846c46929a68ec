import { describe, expect, it } from 'vitest'
import { isEmail, maskEmail, normaliseEmail } from './email.ts'

describe('mask', () => {
  it('leaves of an e-mail address the first letter and the domain', () => {
    expect(maskEmail('asha.rao@example.com')).toBe('a••••@example.com')
    expect(maskEmail('a@example.com')).toBe('a••••@example.com')
    expect(maskEmail('nonsense')).toBe('••••')
    expect(maskEmail('@example.com')).toBe('••••')
  })
})

describe('e-mail', () => {
  it('is compared in small letters', () => {
    expect(normaliseEmail(' Asha.Rao@Example.COM ')).toBe('asha.rao@example.com')
  })

  it('must look like one', () => {
    expect(['a@b.in', 'asha+x@mail.example.co.in'].every(isEmail)).toBe(true)
    const bad = [
      '',
      'a',
      'a@b',
      '@b.in',
      'a@.in',
      'a@b..in',
      'a b@c.in',
      'a@b.in, c@d.in',
      `${'x'.repeat(250)}@b.in`,
    ]
    expect(bad.some(isEmail)).toBe(false)
  })
})
