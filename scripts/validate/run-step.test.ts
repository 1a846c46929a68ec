import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  expect(await runStep({ name: 'check', command: ['true'] })).toEqual({ passed: 1, failures: [] })
  expect(await runStep({ name: 'check', command: ['false'] })).toEqual({ passed: 0, failures: ['check'] })
})

it('counts the tests of a step', async () => {
  const outcome = { passed: 5, failures: ['a.test.ts › one', 'a.test.ts › other'] }
  const readReport = () => Promise.resolve(outcome)
  expect(await runStep({ name: 'tests', command: ['false'], readReport })).toEqual(outcome)
})

it('counts a step that fails although no test did', async () => {
  const readReport = () => Promise.resolve({ passed: 5, failures: [] })
  expect(await runStep({ name: 'tests', command: ['false'], readReport })).toEqual({
    passed: 5,
    failures: ['tests'],
  })
})

it('counts a step that wrote no report as a failure', async () => {
  const readReport = () => Promise.reject(new Error('no such file'))
  expect(await runStep({ name: 'tests', command: ['true'], readReport })).toEqual({
    passed: 0,
    failures: ['tests: no report'],
  })
})

it('counts a program that is missing as a failure', async () => {
  expect(await runStep({ name: 'check', command: ['no-such-program'] })).toEqual({
    passed: 0,
    failures: ['check'],
  })
})

it('runs the steps beside it at the same time, counts all, and shows the output of each in one piece', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sanad-run-step-'))
  const meet = (own: string, other: string) => [
    'sh',
    '-c',
    `echo ${own}; touch ${own}; until [ -e ${other} ]; do sleep 0.01; done; echo over`,
  ]
  const one = join(folder, 'one')
  const other = join(folder, 'other')
  const beside = [
    { name: 'beside', command: meet(other, one) },
    { name: 'then', command: ['sh', '-c', `test -e ${other} && echo later`] },
  ]
  expect(await runStep({ name: 'check', command: meet(one, other), beside })).toEqual({
    passed: 3,
    failures: [],
  })
  expect(console.log).toHaveBeenCalledWith(`\n── beside\n${other}\nover\n`)
  expect(console.log).toHaveBeenCalledWith('\n── then\nlater\n')
  await rm(folder, { recursive: true })
})

it('goes on after a step beside it that fails, and counts and names it', async () => {
  const beside = [
    { name: 'failing', command: ['sh', '-c', 'echo why; false'] },
    { name: 'next', command: ['true'] },
  ]
  expect(await runStep({ name: 'check', command: ['true'], beside })).toEqual({
    passed: 2,
    failures: ['failing'],
  })
  expect(console.log).toHaveBeenCalledWith('\n── failing\nwhy\n')
  expect(console.log).toHaveBeenCalledWith(expect.stringMatching(/^── failing: FAILED in /))
})

it('waits for no process that a step beside it leaves behind', async () => {
  const beside = [{ name: 'beside', command: ['sh', '-c', 'sleep 8 & echo over'] }]
  expect(await runStep({ name: 'check', command: ['true'], beside })).toEqual({ passed: 2, failures: [] })
  expect(console.log).toHaveBeenCalledWith('\n── beside\nover\n')
}, 5000)
