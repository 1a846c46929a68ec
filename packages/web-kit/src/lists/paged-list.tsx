import { LoadingState, Stack } from '@sanad/ui'
import type { ReactNode } from 'react'
import { NextPage, type NextPageQuery } from './next-page.tsx'
import { ReadError } from './read-error.tsx'

/** What the hook of a list in pages gives. */
interface PagedQuery<Page> extends NextPageQuery {
  readonly data?: { readonly pages: readonly Page[] } | undefined
  readonly isLoading: boolean
  refetch(): unknown
}

interface PagedListProps<Page> {
  query: PagedQuery<Page>
  loading: string
  /** For failures that say nothing themselves. */
  failed: string
  /** In place of everything, where the pages hold nothing. */
  empty: ReactNode
  isEmpty: (pages: readonly Page[]) => boolean
  children: (pages: readonly Page[]) => ReactNode
}

/** A list that is read in pages: while it loads, where it fails or is empty, and the button for more. */
export function PagedList<Page>({ query, loading, failed, empty, isEmpty, children }: PagedListProps<Page>) {
  if (query.isLoading) return <LoadingState label={loading} />
  if (!query.data) {
    return <ReadError error={query.error} failed={failed} onRetry={query.refetch} />
  }
  const { pages } = query.data
  if (isEmpty(pages)) return empty
  return (
    <Stack gap="large">
      {children(pages)}
      <NextPage query={query} failed={failed} />
    </Stack>
  )
}
