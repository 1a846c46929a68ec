import { Button, DocumentIcon, EmptyState, ErrorState, LinkButton, LoadingState, Stack } from '@sanad/ui'
import { useErrorText } from '../../shared/api/error-text.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { AppLink } from '../../shared/routing/app-link.tsx'
import { paths } from '../../shared/routing/paths.ts'
import { ApplicationDocumentsCard, type RenderDocument } from './application-documents-card.tsx'
import { useListDocumentsInfiniteQuery } from './documents-api.ts'
import { documentsMessages } from './messages.ts'

/** The documents of every paid application, the newest application first. */
export function DocumentList({ renderDocument }: { renderDocument: RenderDocument }) {
  const texts = useMessages(documentsMessages)
  const errorText = useErrorText()
  // Staff judge documents meanwhile, and links to files end: what is shown is read again.
  const list = useListDocumentsInfiniteQuery(undefined, { refetchOnMountOrArgChange: 5 })
  if (list.isLoading) return <LoadingState label={texts.loading} />
  if (!list.data) {
    return (
      <ErrorState
        title={texts.errorTitle}
        message={errorText(list.error, texts.failed)}
        actions={<Button onClick={() => void list.refetch()}>{texts.tryAgain}</Button>}
      />
    )
  }
  const groups = list.data.pages.flatMap((page) => page.data)
  if (groups.length === 0) return <NoDocuments />
  return (
    <Stack gap="large">
      <p>{texts.fileRules}</p>
      {groups.map((group) => (
        <ApplicationDocumentsCard key={group.application.id} group={group} renderDocument={renderDocument} />
      ))}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          fullWidth
          busy={list.isFetchingNextPage}
          busyLabel={texts.loadingMore}
          onClick={() => void list.fetchNextPage()}
        >
          {texts.showMore}
        </Button>
      )}
      {list.isFetchNextPageError && <p role="alert">{errorText(list.error, texts.failed)}</p>}
    </Stack>
  )
}

function NoDocuments() {
  const texts = useMessages(documentsMessages)
  return (
    <EmptyState
      icon={<DocumentIcon size={1.75} />}
      title={texts.emptyTitle}
      message={texts.emptyText}
      actions={<LinkButton render={<AppLink to={paths.services} />}>{texts.myServices}</LinkButton>}
    />
  )
}
