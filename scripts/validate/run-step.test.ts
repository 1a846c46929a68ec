import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runStep } from './run-step.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('counts a step without tests of its own as one', async () => {
  expect(await runStep({ name: 'check', command: ['true'] })).toEqual({ passed: 1, failed: 0 })
  expect(await runStep({ name: 'check', command: ['false'] })).toEqual({ passed: 0, failed: 1 })
})

it('counts the tests of a step', async () => {
  const readTotals = () => Promise.resolve({ passed: 5, failed: 2 })
  expect(await runStep({ name: 'tests', command: ['false'], readTotals })).toEqual({ passed: 5, failed: 2 })
})

it('counts a step that fails although no test did', async () => {
  const readTotals = () => Promise.resolve({ passed: 5, failed: 0 })
  expect(await runStep({ name: 'tests', command: ['false'], readTotals })).toEqual({ passed: 5, failed: 1 })
})

it('counts a step that wrote no report as a failure', async () => {
  const readTotals = () => Promise.reject(new Error('no report'))
  expect(await runStep({ name: 'tests', command: ['true'], readTotals })).toEqual({ passed: 0, failed: 1 })
})

it('counts a program that is missing as a failure', async () => {
  expect(await runStep({ name: 'check', command: ['no-such-program'] })).toEqual({ passed: 0, failed: 1 })
})
