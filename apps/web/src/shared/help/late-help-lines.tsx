import { lazy, Suspense } from 'react'

const HelpLines = lazy(() =>
  import('./help-lines.tsx').then(
    (module) => ({ default: module.HelpLines }),
    // Help that does not load is no second error.
    () => ({ default: () => null }),
  ),
)

/** The help lines as a chunk of their own, for the few who are stuck. */
export function LateHelpLines() {
  return (
    <Suspense>
      <HelpLines />
    </Suspense>
  )
}
