import { fillPlaceholders, listPlaceholders } from '@sanad/domain'
import type { KeyboardEvent, Ref } from 'react'
import styles from './ready-texts.module.css'

interface ReadyText {
  readonly template_id: string
  readonly en: string
  readonly hi: string
}

interface ReadyTextsProps {
  readonly ref?: Ref<HTMLFieldSetElement>
  readonly legend: string
  readonly choices: readonly ReadyText[]
  readonly chosen: string | undefined
  readonly onChoose: (index: number) => void
}

/** Ready texts in both languages, each with the digit that chooses it. */
export function ReadyTexts({ ref, legend, choices, chosen, onChoose }: ReadyTextsProps) {
  if (choices.length === 0) return null
  return (
    <fieldset ref={ref} className={styles.texts}>
      <legend>{legend}</legend>
      {choices.map(({ template_id, en, hi }, index) => (
        <label key={template_id} className={styles.text}>
          <input
            type="radio"
            name="template"
            checked={chosen === template_id}
            onChange={() => onChoose(index)}
          />
          <kbd>{index + 1}</kbd>
          <span>
            <span lang="en">{withGaps(en)}</span>
            <span lang="hi" className={styles.hindi}>
              {withGaps(hi)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** What is to be filled in once it is chosen. */
const withGaps = (text: string) =>
  fillPlaceholders(text, Object.fromEntries(listPlaceholders(text).map((name) => [name, '…'])))

/** Which of them a key chooses; none while it is typed into a field. */
export function choiceOfKey(event: KeyboardEvent<HTMLFormElement>): number | undefined {
  return isInText(event) || !/^[1-9]$/.test(event.key) ? undefined : Number(event.key) - 1
}

export function isInText({ target }: KeyboardEvent<HTMLFormElement>): boolean {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio')
  )
}
