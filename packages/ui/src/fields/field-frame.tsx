import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError } from './field-error.tsx'
import styles from './field-frame.module.css'

export interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Visually hides the label; screen readers still get it. */
  hideLabel?: boolean | undefined
}

export interface FieldIds {
  id: string
  labelId: string
  hintId: string
  errorId: string
  describedBy: string | undefined
}

export function useFieldIds(
  givenId: string | undefined,
  texts: { hint?: ReactNode; error?: ReactNode },
): FieldIds {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = classNames(Boolean(texts.hint) && hintId, Boolean(texts.error) && errorId)
  return { id, labelId: `${id}-label`, hintId, errorId, describedBy: describedBy || undefined }
}

interface FieldFrameProps extends FieldTexts {
  ids: FieldIds
  required?: boolean | undefined
  /** Renders fieldset and legend: a group has no single control for a label. */
  group?: boolean
  children: ReactNode
}

export function FieldFrame({
  ids,
  label,
  hint,
  error,
  hideLabel,
  required,
  group,
  children,
}: FieldFrameProps) {
  const Frame = group ? 'fieldset' : 'div'
  const Label = group ? 'legend' : 'label'
  return (
    <Frame
      className={styles.field}
      {...(group && ids.describedBy && { 'aria-describedby': ids.describedBy })}
    >
      <Label
        id={ids.labelId}
        className={classNames(styles.label, hideLabel && styles.hidden)}
        {...(!group && { htmlFor: ids.id })}
      >
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </Label>
      {hint && (
        <p id={ids.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={ids.errorId}>{error}</FieldError>
    </Frame>
  )
}
