import { expect, it } from 'vitest'
import {
  findGrant,
  isPermitted,
  permissionsOf,
  provenPermissions,
  type StaffPermission,
  type StaffRole,
  staffPermissions,
  staffRoles,
} from './staff-permissions.ts'

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

// The access matrix follows the table, so that a role too many in it would be found nowhere else.
it.each<[StaffPermission, StaffRole[]]>([
  ['customer.read', ['clerk', 'reviewer', 'accounts', 'manager', 'auditor']],
  ['work.assign', ['manager']],
  ['document.decide', ['clerk', 'reviewer', 'manager']],
  ['stage.complete', ['clerk', 'reviewer', 'manager']],
  ['stage.reopen', ['reviewer', 'manager']],
  ['identifier.reveal', ['clerk', 'reviewer', 'manager']],
  ['identifier.lookup', ['clerk', 'reviewer', 'manager']],
  ['customer.act_as', ['clerk', 'manager']],
  ['discount.grant', ['manager']],
  ['refund.propose', ['clerk', 'accounts', 'manager']],
  ['refund.approve', ['accounts', 'manager']],
  ['refund.retry', ['accounts']],
  ['refund.bank', ['accounts']],
  ['payment.review', ['accounts']],
  ['customer.merge', ['manager']],
  ['export.work', ['manager', 'auditor']],
  ['export.money', ['accounts', 'manager', 'auditor']],
  ['catalogue.publish', ['manager']],
  ['calendar.edit', ['manager', 'admin']],
  ['audit.read', ['auditor']],
  ['audit.export', ['auditor']],
  ['people.manage', ['admin']],
  ['privacy.read', ['manager', 'auditor']],
])('[DK-08] %s is for %j alone', (permission, roles) => {
  expect(staffRoles.filter((role) => isPermitted([role], permission))).toEqual(roles)
})

it('[DK-09] what shows a secret or cannot be taken back needs a fresh proof', () => {
  expect(provenPermissions).toEqual(
    expect.arrayContaining([
      'identifier.reveal',
      'refund.approve',
      'payment.review',
      'catalogue.publish',
      'people.manage',
      'audit.export',
    ]),
  )
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
