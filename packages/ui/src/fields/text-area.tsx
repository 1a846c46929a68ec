import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import controls from './control.module.css'
import type { FieldTexts } from './field-frame.tsx'
import { FieldFrame, useFieldIds } from './field-frame.tsx'
import styles from './text-area.module.css'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'>, FieldTexts {}

export function TextArea({ label, hint, error, hideLabel, id, ...area }: TextAreaProps) {
  const ids = useFieldIds(id, { hint, error })
  return (
    <FieldFrame {...{ ids, label, hint, error, hideLabel }} required={area.required}>
      <textarea
        rows={4}
        {...area}
        id={ids.id}
        className={classNames(controls.control, styles.area)}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
      />
    </FieldFrame>
  )
}
