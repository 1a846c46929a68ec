import { Banner } from './banner.tsx'
import styles from './error-summary.module.css'

export interface ErrorSummaryProps {
  title: string
  /** Names of the controls that are wrong, with their labels, in the order of the form. */
  errors: readonly { readonly name: string; readonly label: string }[]
  /** `warning` for what is only missing so far. */
  tone?: 'error' | 'warning'
}

/** What is wrong in a form, before its fields; each name leads to its field. */
export function ErrorSummary({ title, errors, tone = 'error' }: ErrorSummaryProps) {
  return (
    <Banner title={title} tone={tone} live={tone === 'error' ? 'assertive' : 'off'}>
      <ul className={styles.list}>
        {errors.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault()
                focusControl(event.currentTarget, name)
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** By name and within the same form: a radio group's first choice, a field's input. */
function focusControl(link: HTMLElement, name: string): void {
  const controls = link.closest('form')?.elements
  const found = [...(controls ?? [])].find((control) => control.getAttribute('name') === name)
  if (found instanceof HTMLElement) found.focus()
}
