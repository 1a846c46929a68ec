import { expect, it } from 'vitest'
import { findGrant, isPermitted, permissionsOf, staffPermissions, staffRoles } from './staff-permissions.ts'

it('every role can do something, and every permission is somebody’s', () => {
  for (const role of staffRoles) expect(permissionsOf([role]).length, role).toBeGreaterThan(1)
  for (const permission of staffPermissions) {
    expect(isPermitted(staffRoles, permission), permission).toBe(true)
  }
})

it('several roles may what any of them may, as far as the strongest', () => {
  expect(findGrant(['clerk'], 'work.read')).toBe('teams')
  expect(findGrant(['clerk', 'accounts'], 'work.read')).toBe('all')
  expect(findGrant([], 'work.read')).toBeUndefined()
  expect(permissionsOf([])).toEqual(['self'])
})

it('who may only propose is not permitted to do it', () => {
  expect(findGrant(['clerk'], 'discount.grant')).toBe('propose')
  expect(isPermitted(['clerk'], 'discount.grant')).toBe(false)
  expect(isPermitted(['clerk', 'manager'], 'discount.grant')).toBe(true)
})

it('[DK-82] whoever proposes a discount by the table of roles may call for it, and nobody else', () => {
  for (const role of staffRoles) {
    expect(isPermitted([role], 'discount.propose'), role).toBe(
      findGrant([role], 'discount.grant') !== undefined,
    )
  }
})

it('an admin alone reads no customer', () => {
  expect(permissionsOf(['admin'])).toEqual([
    'self',
    'calendar.edit',
    'views.share',
    'people.manage',
    'teams.manage',
    'settings',
    'jobs.manage',
  ])
})
