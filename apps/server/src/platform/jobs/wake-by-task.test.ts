import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChannelListener } from '../channel-listener.ts'
import { atMostEvery, wakeByTask } from './wake-by-task.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a runner wakes for its own tasks alone, and whenever listening begins', async () => {
  const subscribe = vi.fn<ChannelListener['subscribe']>(async () => () => {})
  const [messages, exports] = [vi.fn(), vi.fn()]
  await wakeByTask(
    [
      { tasks: new Set(['send_message']), wake: messages },
      { tasks: new Set(['make_export']), wake: exports },
    ],
    {
      listener: { subscribe, check: vi.fn(), close: vi.fn() },
      log: { error: vi.fn(), warn: vi.fn(), debug: vi.fn() },
    },
  )
  const told = subscribe.mock.calls[0]?.[1]
  told?.onNotification('send_message 0.25')
  told?.onNotification('another 0.5')
  told?.onNotification(undefined)
  expect([messages.mock.calls, exports.mock.calls]).toEqual([[[]], []])
  told?.onListening()
  expect([messages.mock.calls, exports.mock.calls]).toEqual([[[], []], [[]]])
})

it('a database that is away at first is tried again, and a stop ends that', async () => {
  const unsubscribe = vi.fn()
  const subscribe = vi
    .fn<ChannelListener['subscribe']>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValueOnce(unsubscribe)
    .mockRejectedValue(new Error('away'))
  const log = { error: vi.fn(), warn: vi.fn(), debug: vi.fn() }
  const listener = { subscribe, check: vi.fn(), close: vi.fn() }
  const waking = await wakeByTask([], { listener, log })
  expect(log.warn).toHaveBeenCalledOnce()
  vi.useRealTimers()
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledTimes(2), { timeout: 3000 })
  await waking.stop()
  expect(unsubscribe).toHaveBeenCalledOnce()
  await (await wakeByTask([], { listener, log })).stop()
})

it('what is wanted several times in one breath is done at once and once more at its end', () => {
  const act = vi.fn()
  const wake = atMostEvery(25, act)
  for (let count = 0; count < 5; count += 1) wake()
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(24)
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(100)
  expect(act).toHaveBeenCalledTimes(2)
  wake()
  expect(act).toHaveBeenCalledTimes(3)
})
