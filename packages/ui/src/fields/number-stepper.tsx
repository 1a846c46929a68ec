import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { MinusIcon, PlusIcon } from '../icons/icons.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import type { FieldTexts } from './field-frame.tsx'
import { FieldFrame, useFieldIds } from './field-frame.tsx'
import styles from './number-stepper.module.css'

export interface NumberStepperProps extends FieldTexts {
  value: number
  onValueChange: (value: number) => void
  min?: number
  max?: number
  decreaseLabel: string
  increaseLabel: string
  id?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
}

const arrows: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

export function NumberStepper(props: NumberStepperProps) {
  const { label, hint, error, hideLabel, value, onValueChange, min = 1, max = 999 } = props
  const { decreaseLabel, increaseLabel, id, name, disabled } = props
  const ids = useFieldIds(id, { hint, error })
  const [draft, setDraft] = useState<string>()

  const step = (by: number) => {
    const next = Math.min(max, Math.max(min, value + by))
    setDraft(undefined)
    if (next !== value) onValueChange(next)
  }
  // What is typed counts as soon as it is a number within the limits; until then it is only a draft.
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '')
    const typed = Number(digits)
    const counts = digits !== '' && typed >= min && typed <= max
    setDraft(counts ? undefined : digits)
    if (counts && typed !== value) onValueChange(typed)
  }
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }

  return (
    <FieldFrame {...{ ids, label, hint, error, hideLabel }}>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.button}
          aria-label={decreaseLabel}
          aria-controls={ids.id}
          disabled={disabled || value <= min}
          onClick={() => step(-1)}
        >
          <MinusIcon />
        </button>
        <input
          id={ids.id}
          name={name}
          className={styles.input}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={draft ?? value}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setDraft(undefined)}
          onKeyDown={press}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={increaseLabel}
          aria-controls={ids.id}
          disabled={disabled || value >= max}
          onClick={() => step(1)}
        >
          <PlusIcon />
        </button>
        <VisuallyHidden>
          <output htmlFor={ids.id}>{value}</output>
        </VisuallyHidden>
      </div>
    </FieldFrame>
  )
}
