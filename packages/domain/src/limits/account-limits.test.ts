import { expect, it } from 'vitest'
import { accountLimitOf, accountLimits, itemLimitOf, itemLimits, maxLimitFactor } from './account-limits.ts'

it('staff raise every limit of an account together, within bounds', () => {
  expect(accountLimitOf('businesses', 1)).toBe(accountLimits.businesses)
  expect(accountLimitOf('businesses', 3)).toBe(3 * accountLimits.businesses)
  expect(itemLimitOf('ordersOfApplication', 3)).toBe(3 * itemLimits.ordersOfApplication)
  expect(accountLimitOf('fileBytes', 1000)).toBe(maxLimitFactor * accountLimits.fileBytes)
})

it('no factor lowers a limit', () => {
  for (const factor of [0, -5, 0.5]) expect(accountLimitOf('drafts', factor)).toBe(accountLimits.drafts)
})
