import { useEffect, useRef, useState } from 'react'

/** What the hook of a query in pages tells of its calls. */
export interface PageCalls {
  readonly isFetching: boolean
  /** Of the last call that was made. */
  readonly requestId?: string | undefined
}

/** Asks for one page. While another call is under way, the query cache drops it. */
export type FetchPage = () => { readonly requestId: string }

/** A wish for another page, which lasts until it is asked for: a list may be read again just now (a live update, say). */
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
