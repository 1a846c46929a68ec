import { skipToken } from '@reduxjs/toolkit/query'
import { workMessages } from '@sanad/texts/desk/work'
import { AppLink, formatDateTime, serverNow, useLanguage, useMessages } from '@sanad/web-kit'
import { useMatch } from 'react-router'
import { useCameFrom } from '../../shared/application/came-from.ts'
import { useOthersAt } from '../../shared/presence/use-others-at.ts'
import { usePresenceBeat } from '../../shared/presence/use-presence-beat.ts'
import { paths, ticketPath } from '../../shared/routing/paths.ts'
import { dueIcons, dueText } from './due-text.ts'
import { valueName } from './filter-words.ts'
import styles from './presence-bar.module.css'
import { useListWorkOwnersQuery } from './work-api.ts'

/** Above an application or a ticket: whose its work is and by when, and who else looks or writes. Nothing is locked by it. */
export function PresenceBar() {
  const texts = useMessages(workMessages)
  const language = useLanguage()
  const { keep } = useCameFrom()
  const review = useMatch(paths.review)?.params.applicationId
  const application = useMatch(paths.application)?.params.id ?? review
  const ticket = useMatch(paths.ticket)?.params.id
  const subject = application ?? ticket
  usePresenceBeat(subject)
  const others = useOthersAt([subject])
  // A ticket's screen says itself whose it is.
  const owners = useListWorkOwnersQuery(application ? { params: { id: application } } : skipToken)
  if (!subject) return null
  const open = (application && owners.currentData?.data) || []
  const now = serverNow().getTime()
  const wordsOf = ({ kind, owner, ...due }: (typeof open)[number]) =>
    `${valueName(texts, 'kind', kind)}: ${owner?.name ?? texts.nobody}, ${dueIcons[due.urgency]} ${dueText(texts, due, now)}`
  return (
    <div className={styles.bar}>
      <span>
        {open.length > 0 && texts.owner}
        {open.map((item) => (
          <span key={item.id} title={item.due_at ? formatDateTime(item.due_at, language) : undefined}>
            {' · '}
            {item.kind === 'ticket' ? (
              <AppLink to={keep(ticketPath(item.subject_id))}>{wordsOf(item)}</AppLink>
            ) : (
              wordsOf(item)
            )}
          </span>
        ))}
      </span>
      <span role="status" className={styles.others}>
        {others
          .map(({ name, writes }) => (writes ? texts.writes({ name }) : texts.looks({ name })))
          .join(' · ')}
      </span>
    </div>
  )
}
