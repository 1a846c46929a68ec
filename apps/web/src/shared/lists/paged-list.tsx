import { Button, ErrorState, LoadingState, Stack } from '@sanad/ui'
import type { ReactNode } from 'react'
import { useErrorText } from '../api/error-text.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { listMessages } from './list-messages.ts'
import { NextPage, type NextPageQuery } from './next-page.tsx'

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
  const texts = useMessages(listMessages)
  const errorText = useErrorText()
  if (query.isLoading) return <LoadingState label={loading} />
  if (!query.data) {
    return (
      <ErrorState
        title={texts.errorTitle}
        message={errorText(query.error, failed)}
        actions={<Button onClick={() => void query.refetch()}>{texts.tryAgain}</Button>}
      />
    )
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
