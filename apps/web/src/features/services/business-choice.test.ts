import { expect, it } from 'vitest'
import { attemptKey, findApplyProblems, initialBusiness, knownState } from './business-choice.ts'

const business = (id: string) => ({ id, name_of_firm: id, user_id: 'me' })

it('begins with the only business there is', () => {
  expect(initialBusiness([])).toEqual({ kind: 'later' })
  expect(initialBusiness([business('a')])).toEqual({ kind: 'existing', id: 'a' })
  expect(initialBusiness([business('a'), business('b')])).toEqual({ kind: 'later' })
})

it('knows the State of a business that applied before, and of no other', () => {
  const listed = { ...business('a'), applications: 1, created_at: '2026-11-20T10:00:00.000Z', state_id: 21 }
  const { state_id: _, ...unknown } = { ...listed, id: 'b' }
  expect(knownState({ kind: 'existing', id: 'a' }, [listed, unknown])).toBe(21)
  expect(knownState({ kind: 'existing', id: 'b' }, [listed, unknown])).toBeNull()
  expect(knownState({ kind: 'new', name: 'a' }, [listed])).toBeNull()
})

it('asks for the State, and for the name of a new business', () => {
  expect(findApplyProblems({ stateId: null, business: { kind: 'later' } })).toEqual({
    state: true,
    name: false,
  })
  expect(findApplyProblems({ stateId: 21, business: { kind: 'new', name: ' ' } })).toEqual({
    state: false,
    name: true,
  })
})

it('the same wish again is the same attempt, another one is not', () => {
  const wish = { stateId: 21, business: { kind: 'new' as const, name: 'Asha Stores' } }
  expect(attemptKey('tot-toa', { ...wish })).toBe(attemptKey('tot-toa', wish))
  expect(attemptKey('tot-toa', { ...wish, stateId: 7 })).not.toBe(attemptKey('tot-toa', wish))
})
