import { DueFilings } from '../../features/compliance/due-filings/due-filings.tsx'
import { OverviewScreen } from '../../features/overview/overview-screen.tsx'

/** Composes what needs the customer now from several features. */
export function OverviewRoute() {
  return <DueFilings>{(due) => <OverviewScreen due={due} />}</DueFilings>
}
