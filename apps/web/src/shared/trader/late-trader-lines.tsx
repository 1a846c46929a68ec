import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'

const TraderLines = lazy(() =>
  import('./trader-lines.tsx').then(
    (module) => ({ default: module.TraderLines }),
    // The link beside them leads to the same.
    () => ({ default: () => null }),
  ),
)

/** The language that is not the visit's is hidden by startup.css. One object: a new one at each render would empty what the server wrote. */
const asWritten = { __html: '' }

/**
 * As a chunk of their own, once the query cache has joined the store. The first page of a visit is without it: there
 * the server writes the lines into what the build left empty.
 */
export function LateTraderLines() {
  const hasQueries = useSelector((state: object) => 'api' in state)
  return hasQueries ? (
    <Suspense>
      <TraderLines />
    </Suspense>
  ) : (
    <div
      data-trader=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps what the server escaped and wrote
      dangerouslySetInnerHTML={asWritten}
    />
  )
}
