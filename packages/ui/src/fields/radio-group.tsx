import type { Ref } from 'react'
import styles from './choice.module.css'
import type { ChoiceOption } from './choice.tsx'
import { Choice } from './choice.tsx'
import type { FieldTexts } from './field-frame.tsx'
import { FieldFrame, useFieldIds } from './field-frame.tsx'
import { findStop } from './find-stop.ts'

export interface RadioGroupProps<Value extends string> extends FieldTexts {
  name?: string | undefined
  id?: string | undefined
  options: ReadonlyArray<ChoiceOption<Value>>
  value: Value | null | undefined
  onValueChange: (value: Value) => void
  /** `cards`: framed options, for descriptions and prices. */
  appearance?: 'list' | 'cards'
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** Its stop of the Tab key: the choice that was made, or else the first one. */
  ref?: Ref<HTMLInputElement> | undefined
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hint, error, hideLabel, id, name, options, value, onValueChange } = props
  const { appearance = 'list', required, disabled } = props
  const ids = useFieldIds(id, { hint, error })
  const framed = appearance === 'cards'
  const stop = findStop(options, value)
  return (
    <FieldFrame {...{ ids, label, hint, error, hideLabel, required }} group>
      <div className={styles.list} data-framed={framed || undefined}>
        {options.map((option) => (
          <Choice
            key={option.value}
            ref={option === stop ? props.ref : undefined}
            type="radio"
            name={name ?? ids.id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            label={option.label}
            description={option.description}
            aside={option.aside}
            framed={framed}
            required={required}
            disabled={disabled || option.disabled}
          />
        ))}
      </div>
    </FieldFrame>
  )
}
