import { expect, it } from 'vitest'
import type { NotificationTarget } from './notifications.ts'
import { readShortLink, writeShortLink } from './short-links.ts'

const types: NotificationTarget['type'][] = ['application', 'ticket', 'consultation', 'compliance']

it('a short link names its target and fits into a parameter of an SMS', () => {
  const ids = [
    null,
    '0190b3c8-7b1e-7c3a-9d52-1f2e3d4c5b6a',
    '00000000-0000-4000-8000-000000000001',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ]
  for (const type of types) {
    for (const id of ids) {
      const link = writeShortLink({ type, id })
      expect(link.length).toBeLessThanOrEqual(27)
      expect(readShortLink(link)).toEqual({ type, id })
    }
  }
})

it.each(['privacy', 'sessions'] as const)('a section of the account is named as it is: %s', (section) => {
  expect(readShortLink(section)).toEqual({ type: 'account', section })
})

it.each(['', 'x', 'account', 'privacy/1', 'x/1', 'a/', 'a/A', 'a/1/2', `a/${'z'.repeat(25)}`, 'a/../t'])(
  'what is none of ours leads nowhere: %s',
  (link) => expect(readShortLink(link)).toBeUndefined(),
)
