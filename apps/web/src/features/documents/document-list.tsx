import { documentsMessages } from '@sanad/texts/web/documents'
import { DocumentIcon, EmptyState, LinkButton } from '@sanad/ui'
import { AppLink, PagedList, useMessages } from '@sanad/web-kit'
import { paths } from '../../shared/routing/paths.ts'
import { ApplicationDocumentsCard, type RenderDocument } from './application-documents-card.tsx'
import { useListDocumentsInfiniteQuery } from './documents-api.ts'

/** The documents of every paid application, the newest application first. */
export function DocumentList({ renderDocument }: { renderDocument: RenderDocument }) {
  const texts = useMessages(documentsMessages)
  // Refetch on mount: staff reviews change statuses, and file links are short-lived.
  const query = useListDocumentsInfiniteQuery(undefined, { refetchOnMountOrArgChange: 5 })
  return (
    <PagedList
      query={query}
      loading={texts.loading}
      failed={texts.failed}
      empty={<NoDocuments />}
      isEmpty={(pages) => pages.every(({ data }) => data.length === 0)}
    >
      {(pages) => (
        <>
          <p>{texts.fileRules}</p>
          {pages
            .flatMap(({ data }) => data)
            .map((group) => (
              <ApplicationDocumentsCard
                key={group.application.id}
                group={group}
                renderDocument={renderDocument}
              />
            ))}
        </>
      )}
    </PagedList>
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
