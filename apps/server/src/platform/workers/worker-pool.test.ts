import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as tasks from '../../testing/worker-tasks.ts'
import { AppError } from '../app-error.ts'
import { WorkAborted } from './work-aborted.ts'
import { createWorkerPool, type WorkerPool } from './worker-pool.ts'
import { defineTask } from './worker-task.ts'

const file = new URL('../../testing/worker-tasks.ts', import.meta.url)
const double = defineTask<typeof tasks.double>({ file, name: 'double', deadlineMs: 30_000 })
const fail = defineTask<typeof tasks.fail>({ file, name: 'fail', deadlineMs: 30_000 })
const spin = defineTask<typeof tasks.spin>({ file, name: 'spin', deadlineMs: 300 })
const hoard = defineTask<typeof tasks.hoard>({ file, name: 'hoard', deadlineMs: 30_000 })
const hold = defineTask<typeof tasks.hold>({ file, name: 'hold', deadlineMs: 30_000 })

let pool: WorkerPool
beforeEach(() => {
  pool = createWorkerPool({ threads: 1, queue: 2, heapMb: 32 })
})
afterEach(() => pool.close())

const outcome = (run: Promise<unknown>) => run.catch((error: unknown) => error)

it('gives what the task returns and throws what it throws', async () => {
  const [doubled, failure] = await Promise.all([pool.run(double, 21), outcome(pool.run(fail, 'no'))])
  expect(doubled).toBe(42)
  expect(failure).toMatchObject({ message: 'no' })
})

it('[F-29] a task without end is stopped at its deadline, and those that wait for its thread are done', async () => {
  const [stopped, doubled] = await Promise.all([outcome(pool.run(spin, undefined)), pool.run(double, 4)])
  expect(stopped).toBeInstanceOf(WorkAborted)
  expect(stopped).toMatchObject({ limit: 'deadline' })
  expect(doubled).toBe(8)
})

it('[F-29] a task that fills the memory of its thread ends alone, and those that wait are done', async () => {
  const [ended, doubled] = await Promise.all([outcome(pool.run(hoard, undefined)), pool.run(double, 4)])
  expect(ended).toMatchObject({ name: 'WorkAborted', limit: 'memory' })
  expect(doubled).toBe(8)
})

it('[F-29] a full queue refuses one more at once, says when to come again, and goes on', async () => {
  const shared = new Int32Array(new SharedArrayBuffer(8))
  const held = pool.run(hold, shared)
  const waiting = [pool.run(double, 1), pool.run(double, 2)]
  const refused = await outcome(pool.run(double, 3))
  expect(refused).toBeInstanceOf(AppError)
  expect(refused).toMatchObject({ code: 'unavailable', details: { seconds_left: expect.any(Number) } })
  await vi.waitFor(() => expect(shared[1]).toBe(1), { timeout: 10_000 })
  Atomics.store(shared, 0, 1)
  Atomics.notify(shared, 0)
  await held
  expect(await Promise.all(waiting)).toEqual([2, 4])
})

it('[F-29] one key has a share: more of its work is refused for itself, and others come before its second', async () => {
  const shared = new Int32Array(new SharedArrayBuffer(8))
  const roomy = createWorkerPool({ threads: 1, queue: 16, heapMb: 32 })
  const ended: string[] = []
  const done = (name: string, run: Promise<unknown>) => run.then(() => ended.push(name))
  try {
    const key = 'greedy'
    const held = done('held', roomy.run(hold, shared, { key }))
    const flood = [1, 2, 3, 4, 5, 6, 7].map((value) => done(key, roomy.run(double, value, { key })))
    expect(await outcome(roomy.run(double, 4, { key }))).toMatchObject({
      code: 'rate_limited',
      details: { seconds_left: expect.any(Number) },
    })
    const others = ['asha', 'ravi'].map((name) => done(name, roomy.run(double, 5, { key: name })))
    await vi.waitFor(() => expect(shared[1]).toBe(1), { timeout: 10_000 })
    Atomics.store(shared, 0, 1)
    Atomics.notify(shared, 0)
    await Promise.all([held, ...flood, ...others])
    expect(ended).toEqual(['held', 'greedy', 'asha', 'ravi', ...Array(6).fill('greedy')])
    expect(await roomy.run(double, 6, { key })).toBe(12)
  } finally {
    await roomy.close()
  }
})

it('tells those who run and wait when the pool is closed', async () => {
  const runs = [spin, spin].map((task) => outcome(pool.run(task, undefined)))
  await pool.close()
  expect(await Promise.all(runs)).toEqual([
    expect.objectContaining({ code: 'unavailable' }),
    expect.objectContaining({ code: 'unavailable' }),
  ])
})
