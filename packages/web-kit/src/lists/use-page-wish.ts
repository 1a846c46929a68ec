import { useEffect, useRef, useState } from 'react'

/** What an infinite query's hook says about its calls. */
export interface PageCalls {
  readonly isFetching: boolean
  /** Of the latest call. */
  readonly requestId?: string | undefined
}

/** Fetches one page. RTK Query ignores it while another call of the query is pending. */
export type FetchPage = () => { readonly requestId: string }

/** Defers fetching a page until a pending refetch (a live update, say) is done, instead of dropping the request. */
export function usePageWish({ isFetching, requestId }: PageCalls, fetchPage: FetchPage) {
  const [isWanted, setWanted] = useState(false)
  const asked = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!isWanted) return
    if (asked.current && asked.current === requestId) setWanted(false)
    else if (!isFetching) asked.current = fetchPage().requestId
  }, [isWanted, isFetching, requestId, fetchPage])
  const want = () => {
    asked.current = undefined
    setWanted(true)
  }
  return { isWanted, want }
}
