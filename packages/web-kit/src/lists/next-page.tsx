import { listsMessages } from '@sanad/texts/kit/lists'
import { useErrorText } from '../api/error-text.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { MoreButton } from './more-button.tsx'
import type { FetchPage, PageCalls } from './use-page-wish.ts'

/** What an infinite query's hook says about the next page. */
export interface NextPageQuery extends PageCalls {
  readonly error?: unknown
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: FetchPage
}

interface NextPageProps {
  query: NextPageQuery
  /** Fallback for errors without a message of their own. */
  failed: string
}

/** Below a list: the button that loads the next page, and its error. */
export function NextPage({ query, failed }: NextPageProps) {
  const texts = useMessages(listsMessages)
  const errorText = useErrorText()
  return (
    <>
      {query.hasNextPage && (
        <MoreButton
          variant="secondary"
          fullWidth
          query={query}
          fetchPage={query.fetchNextPage}
          isFetchingPage={query.isFetchingNextPage}
          busyLabel={texts.loadingMore}
        >
          {texts.showMore}
        </MoreButton>
      )}
      {query.isFetchNextPageError && <p role="alert">{errorText(query.error, failed)}</p>}
    </>
  )
}
