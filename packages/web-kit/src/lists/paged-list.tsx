import { LoadingState, Stack } from '@sanad/ui'
import type { ReactNode } from 'react'
import { NextPage, type NextPageQuery } from './next-page.tsx'
import { ReadError } from './read-error.tsx'

/** What an infinite query's hook returns. */
interface PagedQuery<Page> extends NextPageQuery {
  readonly data?: { readonly pages: readonly Page[] } | undefined
  readonly isLoading: boolean
  refetch(): unknown
}

interface PagedListProps<Page> {
  query: PagedQuery<Page>
  loading: string
  /** Fallback for errors without a message of their own. */
  failed: string
  /** Shown instead of an empty list. */
  empty: ReactNode
  isEmpty: (pages: readonly Page[]) => boolean
  children: (pages: readonly Page[]) => ReactNode
}

/** An infinite list with its loading, error and empty states and the button for the next page. */
export function PagedList<Page>({ query, loading, failed, empty, isEmpty, children }: PagedListProps<Page>) {
  if (query.isLoading) return <LoadingState label={loading} />
  if (!query.data) {
    return <ReadError error={query.error} failed={failed} onRetry={query.refetch} />
  }
  const { pages } = query.data
  // A page may be short or empty although there are further ones: only the last one ends a list.
  if (isEmpty(pages) && !query.hasNextPage) return empty
  return (
    <Stack gap="large">
      {children(pages)}
      <NextPage query={query} failed={failed} />
    </Stack>
  )
}
