import { expect, it } from 'vitest'
import { findDiscountLimit, findRefundLimit, refuseLosingAdmin, refuseRightsChange } from './staff-changes.ts'

const [asha, ravi] = ['asha', 'ravi']

it('[DK-06] nobody changes their own rights, and an operator changes anybody’s', () => {
  const change = { memberId: asha, roles: ['admin', 'clerk'], adminIds: [asha, ravi] } as const
  expect(refuseRightsChange({ ...change, actorId: asha })).toBe('own_rights')
  expect(refuseRightsChange({ ...change, actorId: ravi })).toBeUndefined()
  expect(refuseRightsChange({ ...change, actorId: null })).toBeUndefined()
})

it('[DK-06] the last admin keeps the role, one of two may lose it', () => {
  const lose = { actorId: null, memberId: asha, roles: ['clerk'] } as const
  expect(refuseRightsChange({ ...lose, adminIds: [asha] })).toBe('last_admin')
  expect(refuseRightsChange({ ...lose, adminIds: [asha, ravi] })).toBeUndefined()
  expect(refuseRightsChange({ ...lose, adminIds: [ravi] })).toBeUndefined()
  expect(refuseLosingAdmin({ memberId: asha, roles: ['admin'], adminIds: [asha] })).toBeUndefined()
})

it('a limit is the largest amount itself, and without one there is none', () => {
  expect(findRefundLimit({ refund_rupees: 5000 }, 5000)).toBeUndefined()
  expect(findRefundLimit({ refund_rupees: 5000 }, 5001)).toBe(5000)
  expect(findRefundLimit({}, 1_000_000)).toBeUndefined()
  const price = { priceRupees: 1999, discountRupees: 199 }
  expect(findDiscountLimit({ discount_percent: 10 }, price)).toBeUndefined()
  expect(findDiscountLimit({ discount_percent: 10 }, { ...price, discountRupees: 200 })).toBe(199)
  expect(findDiscountLimit({}, price)).toBeUndefined()
})
