import { expect, it } from 'vitest'
import { createEventQuota, EVENT_QUOTA } from './event-quota.ts'

it('one source keeps a few events a minute, all together a bounded number, and the next minute begins anew', () => {
  const quota = createEventQuota()
  const countKept = (source: (index: number) => string, now: number) =>
    Array.from({ length: 1000 }, (_, index) =>
      quota.keeps({ sources: [source(index)], isNamed: false }, now),
    ).filter(Boolean).length
  expect(countKept(() => 'one', 0)).toBe(EVENT_QUOTA.ofOneSource)
  expect(countKept(String, 59_999)).toBe(EVENT_QUOTA.ofAll - EVENT_QUOTA.ofOneSource)
  expect(countKept(String, 60_000)).toBe(EVENT_QUOTA.ofAll)
  expect(quota.takeDropped()).toBe(3000 - 2 * EVENT_QUOTA.ofAll)
  expect(quota.takeDropped()).toBe(0)
})

it('a flood of strangers leaves the share of named persons, which is bounded as well', () => {
  const quota = createEventQuota()
  const keep = (source: string, isNamed: boolean) => quota.keeps({ sources: [source], isNamed }, 0)
  for (let index = 0; index < 1000; index++) keep(`stranger ${index}`, false)
  expect(keep('one more stranger', false)).toBe(false)
  const kept = Array.from({ length: 1000 }, (_, index) => keep(`customer ${index}`, true)).filter(Boolean)
  expect(kept.length).toBe(EVENT_QUOTA.ofNamed)
})

it('one network is bounded however many persons it names', () => {
  const quota = createEventQuota()
  const kept = Array.from({ length: 20 }, (_, index) =>
    quota.keeps({ sources: ['network', `customer ${index}`], isNamed: true }, 0),
  ).filter(Boolean)
  expect(kept.length).toBe(EVENT_QUOTA.ofOneSource)
})
