import type { ComponentProps, ReactNode } from 'react'
import { Choice } from './choice.tsx'
import { FieldError } from './field-error.tsx'
import { useFieldIds } from './field-frame.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
}

/** Single checkbox, such as a consent. */
export function Checkbox({ error, id, ...choice }: CheckboxProps) {
  const ids = useFieldIds(id, { error })
  return (
    <div>
      <Choice
        {...choice}
        id={ids.id}
        type="checkbox"
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
      />
      <FieldError id={ids.errorId}>{error}</FieldError>
    </div>
  )
}
