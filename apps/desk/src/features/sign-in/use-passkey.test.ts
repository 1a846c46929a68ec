import { expect, it } from 'vitest'
import { isPasskeyPlace } from './use-passkey.ts'

it.each([
  ['desk.example.in', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('[DK-01] a passkey is offered at %s: %s', (hostname, is) => {
  expect(isPasskeyPlace(hostname)).toBe(is)
})
