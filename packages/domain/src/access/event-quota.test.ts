import { expect, it } from 'vitest'
import { createEventQuota, EVENT_QUOTA } from './event-quota.ts'

it('one source keeps a few events a minute, all together a bounded number, and the next minute begins anew', () => {
  const keeps = createEventQuota()
  const countKept = (source: (index: number) => string, now: number) =>
    Array.from({ length: 1000 }, (_, index) => keeps(source(index), now)).filter(Boolean).length
  expect(countKept(() => 'one', 0)).toBe(EVENT_QUOTA.ofOneSource)
  expect(countKept(String, 59_999)).toBe(EVENT_QUOTA.ofAll - EVENT_QUOTA.ofOneSource)
  expect(countKept(String, 60_000)).toBe(EVENT_QUOTA.ofAll)
})
