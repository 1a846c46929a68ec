import type { KeyboardEvent, Ref } from 'react'
import styles from './ready-reasons.module.css'

interface ReadyReason {
  readonly template_id: string
  readonly en: string
  readonly hi: string
}

interface ReadyReasonsProps {
  readonly ref?: Ref<HTMLFieldSetElement>
  readonly legend: string
  readonly reasons: readonly ReadyReason[]
  readonly chosen: string | undefined
  readonly onChoose: (index: number) => void
}

/** Reasons in both languages, each with the digit that chooses it. */
export function ReadyReasons({ ref, legend, reasons, chosen, onChoose }: ReadyReasonsProps) {
  if (reasons.length === 0) return null
  return (
    <fieldset ref={ref} className={styles.reasons}>
      <legend>{legend}</legend>
      {reasons.map(({ template_id, en, hi }, index) => (
        <label key={template_id} className={styles.reason}>
          <input
            type="radio"
            name="template"
            checked={chosen === template_id}
            onChange={() => onChoose(index)}
          />
          <kbd>{index + 1}</kbd>
          <span>
            <span lang="en">{en}</span>
            <span lang="hi" className={styles.hindi}>
              {hi}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Which reason a key chooses; none while it is typed into a field. */
export function reasonOfKey(event: KeyboardEvent<HTMLFormElement>): number | undefined {
  return isInText(event) || !/^[1-9]$/.test(event.key) ? undefined : Number(event.key) - 1
}

export function isInText({ target }: KeyboardEvent<HTMLFormElement>): boolean {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio')
  )
}
