import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'

const TraderLines = lazy(() =>
  import('./trader-lines.tsx').then(
    (module) => ({ default: module.TraderLines }),
    // The link beside them leads to the same.
    () => ({ default: () => null }),
  ),
)

/**
 * As a chunk of their own, once the query cache has joined the store: the first page of a visit is without it and links
 * to the portal's page instead, until the rest of the app is loaded.
 */
export function LateTraderLines() {
  const hasQueries = useSelector((state: object) => 'api' in state)
  return hasQueries ? (
    <Suspense>
      <TraderLines />
    </Suspense>
  ) : null
}
