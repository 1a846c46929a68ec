import styles from './logo.module.css'
import { Seal } from './seal.tsx'

export interface LogoProps {
  /** Accessible name. */
  label: string
  /** `full`: seal and wordmark; `mark`: the seal alone. */
  variant?: 'full' | 'mark'
  /** `light`: for dark backgrounds such as the brand panel. */
  tone?: 'ink' | 'light'
}

export function Logo({ label, variant = 'full', tone = 'ink' }: LogoProps) {
  return (
    <svg
      className={styles.logo}
      data-tone={tone}
      viewBox={variant === 'full' ? '0 0 148 40' : '0 0 40 40'}
      role="img"
      aria-label={label}
    >
      <Seal />
      {variant === 'full' && (
        <g
          transform="translate(53 4.5)"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M12.3 9.6C11.4 7.3 9.6 6 7.2 6 4.2 6 2 7.9 2 10.6c0 3 2.6 4.2 5.4 5 3 .9 5.6 2.2 5.6 5.4 0 3-2.5 5-5.6 5-2.8 0-5-1.4-6-4" />
          <path d="M32 12.2V26M39 12.2V26M39 18.5c0-3.9 2.5-6.5 5.8-6.5s5.6 2.4 5.6 6V26M70.6 12.2V26M90.6 4.5V26" />
          <ellipse cx="25.2" cy="19" rx="6.8" ry="7" />
          <ellipse cx="63.8" cy="19" rx="6.8" ry="7" />
          <ellipse cx="83.8" cy="19" rx="6.8" ry="7" />
        </g>
      )}
    </svg>
  )
}
