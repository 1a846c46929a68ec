import styles from './logo.module.css'

export interface LogoProps {
  /** Accessible name. */
  label: string
  /** `light`: for dark backgrounds such as the brand panel. */
  tone?: 'ink' | 'light'
}

/** The logo of the brand, whose drawing is a symbol in the page (packages/branding). */
export function Logo({ label, tone = 'ink' }: LogoProps) {
  return (
    <svg className={styles.logo} data-tone={tone} role="img" aria-label={label}>
      <use href="#brand-logo" />
    </svg>
  )
}
