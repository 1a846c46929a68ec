import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronDownIcon } from '../icons/icons.tsx'
import controls from './control.module.css'
import type { FieldTexts } from './field-frame.tsx'
import { FieldFrame, useFieldIds } from './field-frame.tsx'
import styles from './select-field.module.css'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'className' | 'children'>,
    FieldTexts {
  options: readonly SelectOption[]
  /** Label of the empty option; none without it. */
  placeholder?: string | undefined
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, hideLabel, id, options, placeholder, ...select } = props
  const ids = useFieldIds(id, { hint, error })
  return (
    <FieldFrame {...{ ids, label, hint, error, hideLabel }} required={select.required}>
      <div className={styles.withChevron}>
        <select
          {...select}
          id={ids.id}
          className={classNames(controls.control, styles.select)}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={1.1} />
      </div>
    </FieldFrame>
  )
}
