import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import styles from './late-trader-lines.module.css'

const TraderLines = lazy(() =>
  import('./trader-lines.tsx').then(
    (module) => ({ default: module.TraderLines }),
    // The link beside them leads to the same.
    () => ({ default: () => null }),
  ),
)

/** One object: a new one at each render would empty what the server wrote. */
const asWritten = { __html: '' }

/**
 * As a chunk of their own, once the query cache has joined the store. The first page of a visit is without it: there
 * the server writes the lines, in each language, into what the build left empty.
 */
export function LateTraderLines() {
  const hasQueries = useSelector((state: object) => 'api' in state)
  const place = useRef<HTMLDivElement>(null)
  const [isWritten, setWritten] = useState(false)
  useEffect(() => setWritten((former) => former || place.current?.hasChildNodes() === true), [])
  if (hasQueries && !isWritten) {
    return (
      <Suspense>
        <TraderLines />
      </Suspense>
    )
  }
  return (
    <div
      ref={place}
      className={styles.written}
      data-trader=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps what the server escaped and wrote
      dangerouslySetInnerHTML={asWritten}
    />
  )
}
