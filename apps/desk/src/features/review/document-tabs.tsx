import { reviewMessages } from '@sanad/texts/desk/review'
import { Badge } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { useLayoutEffect, useRef } from 'react'
import { useCameFrom } from '../../shared/application/came-from.ts'
import { reviewPath } from '../../shared/routing/paths.ts'
import { stateText, stateTones } from './document-state.ts'
import styles from './document-tabs.module.css'
import type { ReviewedDocument } from './reviewed-document.ts'

interface DocumentTabsProps {
  readonly applicationId: string
  readonly documents: readonly ReviewedDocument[]
  readonly shownId: string
}

/** The documents of the service in their order, with the state of each. */
export function DocumentTabs({ applicationId, documents, shownId }: DocumentTabsProps) {
  const texts = useMessages(reviewMessages)
  const { keep } = useCameFrom()
  const list = useRef<HTMLOListElement>(null)
  const nav = useRef<HTMLElement>(null)
  // `scrollIntoView` would move the page too.
  useLayoutEffect(() => {
    if (list.current === null) return
    const item = list.current.children[documents.findIndex(({ id }) => id === shownId)]
    if (!(item instanceof HTMLElement)) return
    list.current.scrollLeft = item.offsetLeft - list.current.offsetLeft
    const pane = nav.current?.parentElement
    if (pane) pane.scrollTop += outOfSight(item, pane)
  }, [documents, shownId])
  return (
    <nav ref={nav} aria-label={texts.documents}>
      <ol ref={list}>
        {documents.map(({ id, label, file }) => (
          <li key={id}>
            <AppLink
              className={styles.document}
              to={keep(reviewPath(applicationId, id))}
              replace
              aria-current={id === shownId ? 'true' : undefined}
            >
              <span>{label}</span>
              <Badge tone={stateTones[file?.status ?? 'missing']}>
                {stateText(file?.status ?? 'missing', texts)}
              </Badge>
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** How far to scroll for an item to be seen whole; negative where it is above. */
function outOfSight(item: Element, pane: Element): number {
  const [its, seen] = [item.getBoundingClientRect(), pane.getBoundingClientRect()]
  return Math.max(0, its.bottom - seen.bottom) + Math.min(0, its.top - seen.top)
}
