import { expect, it } from 'vitest'
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
    'javascript:alert(1)',
    'dashboard',
    '',
  ]
  expect(foreign.map(targetOf)).toEqual(foreign.map(() => undefined))
  expect(findRedirectTarget(new URLSearchParams())).toBeUndefined()
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
