import type { WorkItem } from '@sanad/contracts/staff'
import { useEffect, useState } from 'react'
import { useSteadyList } from './use-steady-list.ts'
import type { WorkAddress } from './use-work-address.ts'
import { useLazyListWorkQuery, useListWorkQuery } from './work-api.ts'

/** Due times pass without anybody saying so, and a stream may be cut: the list is read again now and then. */
export const live = { pollingInterval: 60_000, skipPollingIfUnfocused: true } as const

/** The rows of the list: its first page, kept up to date, and as many further ones as the address says. */
export function useWorkList({ filter, sort, pages, setPages }: WorkAddress, isReady: boolean) {
  const query = { ...filter, sort, limit: 100 }
  const list = useListWorkQuery({ query }, { ...live, skip: !isReady })
  const [readMore, more] = useLazyListWorkQuery()
  const key = JSON.stringify(query)
  const steady = useSteadyList(key, list.currentData?.data)
  const rows: readonly WorkItem[] = steady.rows.map(({ item }) => item)
  const [cursor, setCursor] = useState<{ key: string; pages: number; next: string | null }>()
  const [failed, setFailed] = useState<string>()

  const own = cursor?.key === key ? cursor : undefined
  const next = own ? own.next : (list.currentData?.next_cursor ?? null)
  const shown = own?.pages ?? 1

  async function readNext(): Promise<void> {
    if (next === null) return
    const page = await readMore({ query: { ...query, cursor: next } })
    if (!page.data) {
      setFailed(key)
      return
    }
    setFailed(undefined)
    steady.append(page.data.data)
    setCursor({ key, pages: shown + 1, next: page.data.next_cursor })
  }
  useEffect(() => {
    if (shown < pages && next !== null && !more.isFetching && failed !== key) void readNext()
  })
  return {
    list,
    steady,
    rows,
    key,
    hasMore: next !== null && rows.length > 0,
    isReadingMore: more.isFetching,
    showMore: () => {
      setFailed(undefined)
      setPages(shown + 1)
    },
  }
}
