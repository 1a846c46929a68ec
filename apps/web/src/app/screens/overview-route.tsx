import { DueFilings } from '../../features/compliance/due-filings/due-filings.tsx'
import { OverviewScreen } from '../../features/overview/overview-screen.tsx'

/** What needs the customer now, whichever section it is of. */
export function OverviewRoute() {
  return <DueFilings>{(due) => <OverviewScreen due={due} />}</DueFilings>
}
