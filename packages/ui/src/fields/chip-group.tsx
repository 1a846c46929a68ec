import type { ReactNode, Ref } from 'react'
import styles from './chip-group.module.css'
import type { FieldTexts } from './field-frame.tsx'
import { FieldFrame, useFieldIds } from './field-frame.tsx'
import { findStop } from './find-stop.ts'

export interface ChipOption<Value extends string = string> {
  value: Value
  label: ReactNode
  /** Second line, smaller. */
  description?: ReactNode
  disabled?: boolean | undefined
}

export interface ChipGroupProps<Value extends string> extends FieldTexts {
  name?: string | undefined
  id?: string | undefined
  options: ReadonlyArray<ChipOption<Value>>
  value: Value | null | undefined
  onValueChange: (value: Value) => void
  /** `scroll`: one line, for many such as days; `wrap`: all visible, such as times; `flow`: each as wide as its words. */
  layout?: 'wrap' | 'flow' | 'scroll'
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** Its stop of the Tab key: the choice that was made, or else the first one. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Single choice among short options. Native radios, so that the arrow keys work. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { label, hint, error, hideLabel, id, name, options, value, onValueChange } = props
  const { layout = 'wrap', required, disabled } = props
  const ids = useFieldIds(id, { hint, error })
  const stop = findStop(options, value)
  return (
    <FieldFrame {...{ ids, label, hint, error, hideLabel, required }} group>
      <div className={styles.chips} data-layout={layout}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              ref={option === stop ? props.ref : undefined}
              type="radio"
              className={styles.input}
              name={name ?? ids.id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              required={required}
              disabled={disabled || option.disabled}
            />
            <span className={styles.label}>{option.label}</span>{' '}
            {option.description && <span className={styles.description}>{option.description}</span>}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
