import { skipToken } from '@reduxjs/toolkit/query'
import { workMessages } from '@sanad/texts/desk/work'
import { useMessages } from '@sanad/web-kit'
import { useMatch } from 'react-router'
import { useOthersAt } from '../../shared/presence/use-others-at.ts'
import { usePresenceBeat } from '../../shared/presence/use-presence-beat.ts'
import { paths } from '../../shared/routing/paths.ts'
import { valueName } from './filter-words.ts'
import styles from './presence-bar.module.css'
import { useListWorkOwnersQuery } from './work-api.ts'

/** Above an application or a ticket: whose its work is, and who else looks or writes. Nothing is locked by it. */
export function PresenceBar() {
  const texts = useMessages(workMessages)
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
  const whose = open.map(
    ({ kind, owner }) => `${valueName(texts, 'kind', kind)}: ${owner?.name ?? texts.nobody}`,
  )
  return (
    <div className={styles.bar}>
      <span>{whose.length > 0 && [texts.owner, ...whose].join(' · ')}</span>
      <span role="status" className={styles.others}>
        {others
          .map(({ name, writes }) => (writes ? texts.writes({ name }) : texts.looks({ name })))
          .join(' · ')}
      </span>
    </div>
  )
}
