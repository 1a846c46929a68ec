import styles from './spinner.module.css'

/** Decorative: the adjacent text says what is loading. */
export function Spinner({ size = 1.25 }: { size?: number }) {
  return (
    <svg
      className={styles.spinner}
      width={`${size}em`}
      height={`${size}em`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path
        d="M21 12a9 9 0 0 0-9-9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
