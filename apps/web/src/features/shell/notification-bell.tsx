import { shellMessages } from '@sanad/texts/web/shell'
import { BellIcon, IconLink, VisuallyHidden } from '@sanad/ui'
import { AppNavLink, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { paths } from '../../shared/routing/paths.ts'
import { useAppSelector } from '../../shared/state/app-state.ts'
import { useCountUnreadNotificationsQuery } from './unread-api.ts'

const most = 99

/** Leads to the notifications, and says how many were not read. */
export function NotificationBell() {
  const texts = useMessages(shellMessages)
  const isAuthenticated = useAppSelector((state) => state.auth.isAuthenticated)
  // Without a count the bell is still a link; the list shows the error.
  const { data } = useCountUnreadNotificationsQuery(undefined, { skip: !isAuthenticated })
  const unread = data?.unread
  const isNew = useHasGrown(unread)
  const count = unread !== undefined && unread > most ? `${most}+` : unread
  return (
    <>
      <IconLink
        render={<AppNavLink to={paths.notifications} />}
        label={unread ? texts.unread({ count: unread }) : texts.notifications}
        icon={<BellIcon />}
        count={count}
      />
      <VisuallyHidden>
        <span role="status">{isNew && unread ? texts.newlyUnread({ count: unread }) : ''}</span>
      </VisuallyHidden>
    </>
  )
}

/** Whether the count has just increased: neither the initial value nor a decrease is announced. */
function useHasGrown(count: number | undefined): boolean {
  const [seen, setSeen] = useState({ count, hasGrown: false })
  if (count !== seen.count) {
    setSeen({ count, hasGrown: seen.count !== undefined && count !== undefined && count > seen.count })
  }
  return seen.hasGrown
}
