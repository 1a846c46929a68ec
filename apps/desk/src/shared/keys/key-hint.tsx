import styles from './key-hint.module.css'

interface KeyHintProps {
  /** As it stands on the keyboard. */
  readonly children: string
}

/** The key of a button, behind its words; phones, which have none, show the words alone. */
export const KeyHint = ({ children }: KeyHintProps) => (
  <>
    {' '}
    <span className={styles.hint}>({children})</span>
  </>
)

/** The same in front of the words, where keys are what one works with. */
export const KeyCap = ({ children }: KeyHintProps) => <kbd className={styles.hint}>{children}</kbd>
