import { expect, it } from 'vitest'
import { listGuestTexts } from './list-guest-texts.ts'

it('a guest reads the login and registration, and what an access link opens, but nothing behind the session', () => {
  const texts = [...listGuestTexts()]
  const read = ['login', 'registration', 'otp', 'tracking', 'link-entry', 'panel-entry', 'verification']
  expect(texts).toEqual(expect.arrayContaining(read.map((name) => `web/${name}`)))
  expect(texts).toEqual(expect.arrayContaining(['common/errors', 'kit/toasts', 'web/shared/access-link']))
  for (const name of ['overview', 'payment', 'payment-confirmation', 'shell', 'profile', 'demo']) {
    expect(texts).not.toContain(`web/${name}`)
  }
})
