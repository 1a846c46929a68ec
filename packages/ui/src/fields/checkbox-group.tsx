import styles from './choice.module.css'
import type { ChoiceOption } from './choice.tsx'
import { Choice } from './choice.tsx'
import type { FieldTexts } from './field-frame.tsx'
import { FieldFrame, useFieldIds } from './field-frame.tsx'

export interface CheckboxGroupProps<Value extends string> extends FieldTexts {
  name?: string | undefined
  id?: string | undefined
  options: ReadonlyArray<ChoiceOption<Value>>
  value: readonly Value[]
  onValueChange: (value: Value[]) => void
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** In a row, for short labels. */
  inline?: boolean | undefined
}

export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const {
    label,
    hint,
    error,
    hideLabel,
    id,
    name,
    options,
    value,
    onValueChange,
    required,
    disabled,
    inline,
  } = props
  const ids = useFieldIds(id, { hint, error })
  const toggle = (changed: Value, checked: boolean) =>
    onValueChange(
      options
        .map((option) => option.value)
        .filter((item) => (item === changed ? checked : value.includes(item))),
    )
  return (
    <FieldFrame {...{ ids, label, hint, error, hideLabel, required }} group>
      <div className={styles.list} data-inline={inline || undefined}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="checkbox"
            name={name ?? ids.id}
            value={option.value}
            checked={value.includes(option.value)}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
            label={option.label}
            description={option.description}
            aside={option.aside}
            disabled={disabled || option.disabled}
          />
        ))}
      </div>
    </FieldFrame>
  )
}
