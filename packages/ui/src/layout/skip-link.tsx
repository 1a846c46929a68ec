import type { MouseEvent } from 'react'
import styles from './skip-link.module.css'

/** First in tab order: skips the navigation, to `#main`. */
export function SkipLink({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads there by itself before the app has loaded
    <a className={styles.skip} href="#main" onClick={goToMain}>
      {children}
    </a>
  )
}

/** The browser's own jump would leave an entry in the history, of which a router cannot count the way back. */
function goToMain(event: MouseEvent): void {
  const main = document.getElementById('main')
  if (!main) return
  event.preventDefault()
  main.focus()
}
