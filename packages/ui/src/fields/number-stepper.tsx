import type { KeyboardEvent } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { MinusIcon, PlusIcon } from '../icons/icons.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import type { FieldTexts } from './field-frame.tsx'
import { FieldFrame, useFieldIds } from './field-frame.tsx'
import styles from './number-stepper.module.css'
import { type NumberProblem, readTypedNumber } from './typed-number.ts'

export interface NumberStepperProps extends FieldTexts {
  value: number
  onValueChange: (value: number) => void
  /** Whether the typed text differs from the value: unfinished or invalid. */
  onTypingChange?: ((isTyping: boolean) => void) | undefined
  problemText: (problem: NumberProblem) => string
  min?: number
  max?: number
  decreaseLabel: string
  increaseLabel: string
  id?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
}

const arrows: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }
/** Debounce of typing: `1` on the way to `12` is not the value. */
const finishAfterMs = 1000

export function NumberStepper(props: NumberStepperProps) {
  const { label, hint, hideLabel, value, onValueChange, min = 1, max = 999 } = props
  const { decreaseLabel, increaseLabel, id, name, disabled, problemText, onTypingChange } = props
  const [draft, setDraft] = useState<string>()
  const [problem, setProblem] = useState<NumberProblem>()
  const error = problem ? problemText(problem) : props.error
  const ids = useFieldIds(id, { hint, error })
  const isTyping = draft !== undefined

  const set = (next: number) => {
    setDraft(undefined)
    setProblem(undefined)
    if (next !== value) onValueChange(next)
  }
  const step = (by: number) => set(Math.min(max, Math.max(min, value + by)))
  const finish = () => {
    if (draft === undefined) return
    const typed = readTypedNumber(draft, { min, max })
    if ('value' in typed) set(typed.value)
    else setProblem(typed.problem)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return finish()
    const by = arrows[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }

  const finishLater = useEffectEvent(finish)
  useEffect(() => {
    // Cleared to type a new number: not an invalid value.
    if (!draft) return
    const timer = setTimeout(finishLater, finishAfterMs)
    return () => clearTimeout(timer)
  }, [draft])
  const tell = useEffectEvent((typing: boolean) => onTypingChange?.(typing))
  useEffect(() => {
    if (!isTyping) return
    tell(true)
    return () => tell(false)
  }, [isTyping])

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
          aria-valuetext={draft}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            setProblem(undefined)
            setDraft(event.currentTarget.value)
          }}
          onBlur={finish}
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
