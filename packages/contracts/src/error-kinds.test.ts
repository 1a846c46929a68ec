import { expect, it } from 'vitest'
import texts from '../../../texts/en/common/errors.json' with { type: 'json' }
import staffTexts from '../../../texts/en/common/staff-errors.json' with { type: 'json' }
import { routePattern } from './define-endpoint.ts'
import { endpoints } from './endpoints.ts'
import { errorCodes } from './errors.ts'

it('every text of an error is of a code, and every code has one', () => {
  expect(Object.keys({ ...texts, ...staffTexts }).sort()).toEqual([...errorCodes].sort())
})

it('no call of a customer answers an error whose text only staff have', () => {
  const ofCustomers = Object.values(endpoints).filter(
    (endpoint) => !routePattern(endpoint).startsWith('/api/staff'),
  )
  const codes = new Set<string>(ofCustomers.flatMap(({ errors }) => errors))
  expect(Object.keys(staffTexts).filter((code) => codes.has(code))).toEqual([])
})
