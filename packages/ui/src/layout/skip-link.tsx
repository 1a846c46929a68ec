import styles from './skip-link.module.css'

/** First in tab order: skips the navigation, to `#main`. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  )
}
