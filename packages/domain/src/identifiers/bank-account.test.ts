import { expect, it } from 'vitest'
import { maskBankAccount } from './bank-account.ts'

it('a masked bank account leaves the last four digits', () => {
  expect(maskBankAccount('50100123456789')).toBe('••••6789')
  expect(maskBankAccount('1234567')).toBe('••••')
})
