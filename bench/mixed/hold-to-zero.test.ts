import { afterEach, expect, it, vi } from 'vitest'
import { holdToZero } from './hold-to-zero.ts'

const { exitCode } = process
afterEach(() => {
  process.exitCode = exitCode
})

/** The exit code that is set, and what is said. */
function run(counts: Record<string, number>) {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  process.exitCode = undefined
  holdToZero(counts)
  return { code: process.exitCode, said: said.mock.calls.flat() }
}

it('a run of which everything holds ends as it would', () => {
  expect(run({ failed: 0, 'lost writes': 0 })).toEqual({ code: undefined, said: [] })
})

it('a run of which one thing does not hold names it and ends with 1', () => {
  expect(run({ failed: 0, 'lost writes': 2 })).toEqual({
    code: 1,
    said: ['Does not hold: lost writes: 2 instead of 0'],
  })
})

it('what could not be counted does not hold', () => {
  expect(run({ 'sum of the ledger': Number(undefined) }).code).toBe(1)
})
