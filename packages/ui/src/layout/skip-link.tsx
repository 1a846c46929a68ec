import styles from './skip-link.module.css'

/** First stop of the Tab key: past the navigation to `#main`. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  )
}
