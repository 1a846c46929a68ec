import { latePart } from '@sanad/web-kit'
import { DueFilings } from '../../features/compliance/due-filings/due-filings.tsx'
import { OverviewScreen } from '../../features/overview/overview-screen.tsx'

// Only wide screens show it.
const LastMessage = latePart(() =>
  import('../../features/notifications/last-message.tsx').then(({ LastMessage }) => LastMessage),
)

/** Composes what needs the customer now from several features. */
export function OverviewRoute() {
  return <DueFilings>{(due) => <OverviewScreen due={due} lastMessage={<LastMessage />} />}</DueFilings>
}
