import { isCalendarDate } from '@sanad/domain'
import { type Ref, useRef } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { CalendarIcon } from '../icons/calendar-icon.tsx'
import controls from './control.module.css'
import styles from './date-field.module.css'
import type { FieldTexts } from './field-frame.tsx'
import { FieldFrame, useFieldIds } from './field-frame.tsx'
import { afterTyping, shownDate } from './typed-date.ts'

export interface DateFieldProps extends FieldTexts {
  /** A day as YYYY-MM-DD, or what was typed of one so far. */
  value: string
  onValueChange: (value: string) => void
  /** How a day is written, such as DD/MM/YYYY. */
  pattern: string
  /** Name of the button that opens the calendar. */
  calendarLabel: string
  /** Days that the calendar offers. */
  min?: string | undefined
  max?: string | undefined
  id?: string | undefined
  name?: string | undefined
  autoComplete?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A day as it is written in India, day first; typed on number keys, or chosen from the browser's calendar. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, hideLabel, value, onValueChange, pattern, calendarLabel, disabled } = props
  const ids = useFieldIds(props.id, { hint, error })
  const calendar = useRef<HTMLInputElement>(null)
  const shown = shownDate(value)
  return (
    <FieldFrame {...{ ids, label, hint, error, hideLabel }} required={props.required}>
      <div className={styles.frame}>
        <input
          ref={props.ref}
          id={ids.id}
          name={props.name}
          type="text"
          inputMode="numeric"
          autoComplete={props.autoComplete ?? 'off'}
          placeholder={pattern}
          className={controls.control}
          value={shown}
          onChange={({ currentTarget }) => onValueChange(afterTyping(currentTarget.value, shown))}
          onBlur={props.onBlur}
          required={props.required}
          disabled={disabled}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
        />
        {!disabled && (
          <>
            {/* The browser's calendar hangs on a date input; the field above is the one for keyboard and screen reader. */}
            <input
              ref={calendar}
              type="date"
              className={styles.calendar}
              tabIndex={-1}
              aria-hidden="true"
              min={props.min}
              max={props.max}
              value={isCalendarDate(value) ? value : ''}
              onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
            />
            <span className={styles.open}>
              <IconButton
                label={calendarLabel}
                icon={<CalendarIcon />}
                onClick={() => calendar.current?.showPicker()}
              />
            </span>
          </>
        )}
      </div>
    </FieldFrame>
  )
}
