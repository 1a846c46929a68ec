import { informationMessages } from '@sanad/texts/web/information'
import { Badge, LinkRow } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { Link } from 'react-router'
import { toDocument } from '../use-asked-place.ts'
import { documentLook, documentTones } from './document-look.ts'
import { type AskedFor, useDocumentView } from './use-document.ts'
import { useUnsentPhotos } from './use-unsent-photos.ts'

interface DocumentLinkProps extends AskedFor {
  isShown: boolean
  replace: boolean
}

/** A document in the list: its name and where it stands. */
export function DocumentLink({ isShown, replace, ...document }: DocumentLinkProps) {
  const texts = useMessages(informationMessages)
  const { asked } = document
  const { view } = useDocumentView(document)
  const { status, label } = documentLook(view)
  const unsent = useUnsentPhotos(document, isShown)
  return (
    <LinkRow
      render={
        <Link
          to={toDocument(asked.document_id)}
          replace={replace}
          preventScrollReset={replace}
          aria-current={isShown ? 'true' : undefined}
        />
      }
      title={asked.label}
      aside={
        unsent > 0 ? (
          <Badge tone="yellow">{texts.unsentPhotos({ count: unsent })}</Badge>
        ) : (
          <Badge tone={documentTones[status]}>{String(texts[label])}</Badge>
        )
      }
    />
  )
}
