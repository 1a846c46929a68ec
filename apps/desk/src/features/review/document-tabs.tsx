import { type ReviewTexts, reviewMessages } from '@sanad/texts/desk/review'
import { Badge, type Tone } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { reviewPath } from '../../shared/routing/paths.ts'
import styles from './review.module.css'
import type { ReviewedDocument } from './reviewed-document.ts'

type State = NonNullable<ReviewedDocument['file']>['status'] | 'missing'

const tones: Readonly<Record<State, Tone>> = {
  missing: 'grey',
  checking: 'grey',
  submitted: 'blue',
  accepted: 'green',
  rejected: 'red',
  infected: 'red',
}

interface DocumentTabsProps {
  readonly applicationId: string
  readonly documents: readonly ReviewedDocument[]
  readonly shownId: string
}

/** The documents of the service in their order, with the state of each. */
export function DocumentTabs({ applicationId, documents, shownId }: DocumentTabsProps) {
  const texts = useMessages(reviewMessages)
  return (
    <nav className={styles.documents} aria-label={texts.documents}>
      <ol>
        {documents.map(({ id, label, file }) => (
          <li key={id}>
            <AppLink
              className={styles.document}
              to={reviewPath(applicationId, id)}
              replace
              aria-current={id === shownId ? 'true' : undefined}
            >
              <span>{label}</span>
              <Badge tone={tones[file?.status ?? 'missing']}>
                {stateText(file?.status ?? 'missing', texts)}
              </Badge>
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function stateText(state: State, texts: ReviewTexts): string {
  return texts[`state.${state}`]
}
