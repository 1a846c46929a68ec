import { listsMessages } from '@sanad/texts/kit/lists'
import { useErrorText } from '../api/error-text.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { MoreButton } from './more-button.tsx'
import type { FetchPage, PageCalls } from './use-page-wish.ts'

/** What the hook of a list in pages tells of the page after those shown. */
export interface NextPageQuery extends PageCalls {
  readonly error?: unknown
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: FetchPage
}

interface NextPageProps {
  query: NextPageQuery
  /** For failures that say nothing themselves. */
  failed: string
}

/** At the end of what is shown of a list: the button for more, and why it did not come. */
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
