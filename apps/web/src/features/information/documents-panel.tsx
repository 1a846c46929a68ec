import type { ServiceApplication } from '@sanad/contracts'
import { informationMessages } from '@sanad/texts/web/information'
import { EmptyState, LinkButton, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { Link } from 'react-router'
import { listMissingDocuments } from '../../shared/applications/list-missing-documents.ts'
import { AskedLayout } from './asked-layout.tsx'
import { DocumentItem } from './documents/document-item.tsx'
import { DocumentLink } from './documents/document-link.tsx'
import { listRefusedDocuments } from './missing-items.ts'
import { toDocument, type useAskedPlace } from './use-asked-place.ts'
import { useMissingFirst } from './use-missing-first.ts'

interface DocumentsPanelProps {
  application: ServiceApplication
  place: ReturnType<typeof useAskedPlace>
  /** What comes after the last document. */
  after: React.ReactNode
}

/** The documents that are asked for, what has to be given again and what is missing first, and the one that is on show. */
export function DocumentsPanel({ application, place, after }: DocumentsPanelProps) {
  const texts = useMessages(informationMessages)
  const { documentList, uploadedDocs, serviceDetails, allowed_actions, reusable_documents } = application
  const missing = listMissingDocuments(application)
  const refused = listRefusedDocuments(application)
  const missingFirst = useMissingFirst(documentList, idOf, (asked) => missing.includes(asked))
  // The rest need not be at hand: what was asked for again is.
  const documents = useMissingFirst(missingFirst, idOf, (asked) => refused.includes(asked))
  if (documentList.length === 0) return <EmptyState headingLevel={2} title={texts.noDocuments} />
  const shown = place.chosen ?? (place.isWide ? documents[0] : undefined)
  const next = shown && nextOf(documents, shown, missing)
  const common = {
    application: serviceDetails,
    uploadedDocs,
    mayUpload: allowed_actions.includes('upload'),
  }
  return (
    <AskedLayout
      label={texts.documents}
      list={
        (place.isWide || !shown) &&
        documents.map((asked) => (
          <DocumentLink
            key={asked.document_id}
            {...common}
            asked={asked}
            isShown={asked === shown}
            // Side by side, Back leads to where one came from, not through every document that was looked at.
            replace={place.isWide}
          />
        ))
      }
      item={
        shown && (
          <Stack gap="large">
            <DocumentItem
              key={shown.document_id}
              {...common}
              asked={shown}
              labelOf={(id) => documentList.find(({ document_id }) => document_id === id)?.label ?? id}
              reusable={reusable_documents.find(({ document_id }) => document_id === shown.document_id)}
            />
            {next ? (
              // Gone with its document: `keepFocus` leads to the one that it opened.
              <div key={next.document_id}>
                <LinkButton
                  variant={missing.includes(shown) ? 'secondary' : 'primary'}
                  render={<Link to={toDocument(next.document_id)} replace />}
                >
                  {texts.nextMissing({ name: next.label })}
                </LinkButton>
              </div>
            ) : (
              after
            )}
          </Stack>
        )
      }
    />
  )
}

const idOf = ({ document_id }: ServiceApplication['documentList'][number]) => document_id

/** The next document that is missing, after this one or else from the beginning. */
function nextOf<Asked>(
  documents: readonly Asked[],
  shown: Asked,
  missing: readonly Asked[],
): Asked | undefined {
  const at = documents.indexOf(shown)
  return [...documents.slice(at + 1), ...documents.slice(0, at)].find((asked) => missing.includes(asked))
}
