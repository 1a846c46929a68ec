import { withoutBase } from '@sanad/web-kit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { basePath } from './paths.ts'
import { findRedirectTarget, loginPathFor, loginPathFromHere } from './redirect-target.ts'

const targetOf = (redirect: string) => findRedirectTarget(new URLSearchParams({ redirect }))

it('[RT-02] path and query of a guarded address survive the trip through the login page', () => {
  const login = loginPathFor(new URL('https://sanad.example/user/dashboard/services?page=2&q=a%26b'))
  expect(login).toBe('/?redirect=%2Fdashboard%2Fservices%3Fpage%3D2%26q%3Da%2526b')
  const { searchParams } = new URL(login, 'https://sanad.example')
  expect(findRedirectTarget(searchParams)).toBe('/dashboard/services?page=2&q=a%26b')
})

it('[RT-02] an address that would leave the app is ignored', () => {
  const foreign = [
    'https://evil.example/',
    '//evil.example/dashboard',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https://portal.example@evil.example/',
    'javascript:alert(1)',
    'data:text/html,taken',
    'dashboard',
    '',
  ]
  expect(foreign.map(targetOf)).toEqual(foreign.map(() => undefined))
  expect(findRedirectTarget(new URLSearchParams())).toBeUndefined()
})

it.each([
  '/user//evil.example',
  '/user///evil.example',
  '/user/\\evil.example',
  '/user/x/..//evil.example',
  '/user/./%2e%2e/user//evil.example',
  '/user/%2e%2e/user//evil.example',
  '/user/\t/evil.example',
  '/us\ner//evil.example',
  '/user//somebody@evil.example/dashboard',
  '/user//somebody:secret@evil.example/',
  '/user/user//evil.example',
  '/x/..//user//evil.example',
])('[F-39] [RT-02] what remains of %j once the base is cut off is no address of another site', (redirect) => {
  expect(targetOf(redirect)).toBeUndefined()
})

it('[F-39] [RT-02] no redirect parameter leaves the portal, whatever is cut off, added or read again', () => {
  const origin = 'https://sanad.example'
  const pieces = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '/\\',
      '..',
      '/../',
      '.',
      '%2e%2e',
      '%2f',
      '%5c',
      '%2F%2F',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
    ],
    ...[
      '/user',
      '/user/',
      'user',
      'evil.example',
      ':',
      '@',
      'me@',
      '?',
      '#',
      '&',
      '=',
      'http:',
      'https://',
      '[::1]',
    ],
    ...[
      'javascript:alert(1)',
      'data:text/html,x',
      'dashboard',
      '%',
      '%00',
      '%09',
      '\u3002',
      '\uff0f',
      '\ud800',
    ],
  )
  const nasty = fc
    .array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 9 })
    .map((parts) => parts.join(''))
  const value = fc.oneof(
    nasty,
    nasty.map((tail) => `/${tail}`),
    nasty.map((tail) => `${basePath}/${tail}`),
  )
  let accepted = 0
  fc.assert(
    fc.property(value, (redirect) => {
      const target = targetOf(redirect)
      if (target === undefined) return
      accepted += 1
      for (const address of [target, basePath + target, withoutBase(target, basePath)]) {
        expect(new URL(address, `${origin}/user/`).origin).toBe(origin)
      }
      expect(new URL(origin + target).host).toBe('sanad.example')
      // Login, registration and OTP pages hand the value on to each other.
      expect(targetOf(basePath + target)).toBe(target)
    }),
    { numRuns: 5000 },
  )
  expect(accepted).toBeGreaterThan(500)
})

it('a session that ends leads back to the application that the navigation state names', () => {
  const here = new URL('https://sanad.example/user/dashboard/service')
  const login = new URL(loginPathFromHere(here, { userServiceId: 'some-id' }), here)
  expect(findRedirectTarget(login.searchParams)).toBe('/dashboard/service?application=some-id')
})

it.each(['/user', '/user/', '/user/register', '/user/otp-verification'])(
  'there is no way back to %s, which is for guests',
  (path) => {
    expect(loginPathFromHere(new URL(path, 'https://sanad.example'), undefined)).toBe('/')
  },
)

it('an address that carries the base path leads to the same screen', () => {
  expect(targetOf('/user/dashboard?tab=1')).toBe('/dashboard?tab=1')
  expect(targetOf('/user')).toBe('/')
})
