import { EventEmitter } from 'node:events'
import type { WorkerEventMap, WorkerEvents } from 'graphile-worker'
import { expect, it, vi } from 'vitest'
import { wakeByTask } from './wake-by-task.ts'

type Listened = WorkerEventMap['pool:listen:success']

/** A runner of one lane, whose database answers its statements or does not. */
async function listen({ isHeard = true } = {}) {
  let isAnswering = isHeard
  const events: WorkerEvents = new EventEmitter()
  const log = { error: vi.fn(), warn: vi.fn(), debug: vi.fn() }
  const wake = vi.fn()
  const workerPool = { id: 'pool-1', nudge: wake }
  const client = Object.assign(new EventEmitter(), {
    query: vi.fn(async (statement: string) => {
      if (statement.startsWith('listen') && !isAnswering) throw new Error('Lost')
    }),
  })
  wakeByTask(events, { tasks: new Set(['send_message']), log })
  const connect = async (answers = isHeard) => {
    isAnswering = answers
    client.query.mockClear()
    events.emit('pool:listen:success', { client, workerPool } as unknown as Listened)
    client.emit('drain')
    await vi.waitFor(() => expect(client.query).toHaveBeenCalledWith('listen job_due'))
    await new Promise(setImmediate)
  }
  const tell = (channel: string, payload: string) => {
    const message = { channel, payload }
    events.emit('pool:listen:notification', { client, workerPool, message } as never)
    // What graphile-worker does itself.
    if (channel === 'jobs:insert') workerPool.nudge(1)
  }
  await connect()
  return { tell, wake, log, connect }
}

it('a runner wakes for its own tasks alone, after its connection was lost too', async () => {
  const { tell, wake, connect } = await listen()
  tell('jobs:insert', '{"count":1}')
  tell('job_due', 'notify_customer 0.5')
  expect(wake).not.toHaveBeenCalled()
  tell('job_due', 'send_message 0.25')
  expect(wake).toHaveBeenCalledExactlyOnceWith(1)
  await connect()
  tell('jobs:insert', '{"count":1}')
  tell('job_due', 'send_message 0.75')
  expect(wake).toHaveBeenCalledTimes(2)
})

it.each(['at first', 'any more'])('one that cannot listen to that %s wakes for every job', async (when) => {
  const { tell, wake, log, connect } = await listen({ isHeard: when === 'any more' })
  if (when === 'any more') await connect(false)
  tell('jobs:insert', '{"count":1}')
  expect(wake).toHaveBeenCalledOnce()
  expect(log.warn).toHaveBeenCalled()
})
