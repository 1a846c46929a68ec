import type { ComponentProps, ReactNode } from 'react'
import styles from './control.module.css'
import type { FieldTexts } from './field-frame.tsx'
import { FieldFrame, useFieldIds } from './field-frame.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix' | 'className'>, FieldTexts {
  /** Text before the input, such as "+91". */
  prefix?: ReactNode
}

export function TextField({ label, hint, error, hideLabel, prefix, id, ...input }: TextFieldProps) {
  const ids = useFieldIds(id, { hint, error })
  const control = (
    <input
      type="text"
      {...input}
      id={ids.id}
      className={styles.control}
      aria-describedby={ids.describedBy}
      aria-invalid={error ? true : undefined}
    />
  )
  return (
    <FieldFrame {...{ ids, label, hint, error, hideLabel }} required={input.required}>
      {prefix ? (
        <div className={styles.withPrefix}>
          <span className={styles.prefix}>{prefix}</span>
          {control}
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  )
}
