import { OTP_LIMITS } from '@sanad/domain'
import type { ClipboardEvent, KeyboardEvent, PointerEvent, SyntheticEvent } from 'react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import type { FieldTexts } from './field-frame.tsx'
import { FieldFrame, useFieldIds } from './field-frame.tsx'
import styles from './otp-field.module.css'

export interface OtpFieldProps extends FieldTexts {
  /** Digits entered so far; set to '' to start again. */
  value: string
  onValueChange: (value: string) => void
  /** Called once per complete code, debounced by `completeDelay` milliseconds. */
  onComplete?: ((code: string) => void) | undefined
  completeDelay?: number
  /** Called with a pasted text that is not exactly `length` digits; the value is unchanged. */
  onInvalidPaste?: ((text: string) => void) | undefined
  length?: number
  id?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  autoFocus?: boolean | undefined
}

/** Single input drawn as boxes: autofill from the SMS works, and screen readers get one field. */
export function OtpField(props: OtpFieldProps) {
  const { label, hint, error, hideLabel, value, onValueChange, onComplete, completeDelay = 100 } = props
  const { onInvalidPaste, length = OTP_LIMITS.digits, id, name, disabled, autoFocus } = props
  const ids = useFieldIds(id, { hint, error })
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState(0)

  const complete = useEffectEvent((code: string) => onComplete?.(code))
  useEffect(() => {
    if (value.length !== length) return
    const timer = setTimeout(() => complete(value), completeDelay)
    return () => clearTimeout(timer)
  }, [value, length, completeDelay])

  // Selects a filled box, so that a typed digit replaces it.
  const moveTo = (box: number) => {
    const position = Math.max(0, Math.min(box, value.length))
    input.current?.setSelectionRange(position, Math.min(position + 1, value.length))
    setCaret(position)
  }
  const [boxAfterChange, setBoxAfterChange] = useState<number>()
  useLayoutEffect(() => {
    if (boxAfterChange === undefined) return
    input.current?.setSelectionRange(boxAfterChange, boxAfterChange + 1)
    setBoxAfterChange(undefined)
  }, [boxAfterChange])

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowLeft') moveTo(Math.min(caret, length - 1) - 1)
    else if (event.key === 'ArrowRight') moveTo(caret + 1)
    else if (event.key === 'Backspace' && caret < value.length - 1) {
      onValueChange(value.slice(0, caret) + value.slice(caret + 1))
      setBoxAfterChange(Math.max(0, caret - 1))
    } else return
    event.preventDefault()
  }
  const point = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    moveTo(Math.floor(((event.clientX - left) / (width || 1)) * length))
  }
  const select = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = currentTarget
    if (selectionStart === selectionEnd) moveTo(selectionStart ?? 0)
    else setCaret(selectionStart ?? 0)
  }
  const change = (text: string) => {
    onValueChange(text.replace(/\D/g, '').slice(0, length))
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const text = event.clipboardData.getData('text')
    const digits = text.replace(/[\s-]/g, '')
    if (/^\d+$/.test(digits) && digits.length === length) onValueChange(digits)
    else onInvalidPaste?.(text)
  }

  return (
    <FieldFrame {...{ ids, label, hint, error, hideLabel }}>
      <div className={styles.otp}>
        <input
          ref={input}
          id={ids.id}
          name={name}
          className={styles.input}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="one-time-code"
          // biome-ignore lint/a11y/noAutofocus: for screens whose only input is the code
          autoFocus={autoFocus}
          disabled={disabled}
          value={value}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          onChange={(event) => change(event.currentTarget.value)}
          onFocus={() => moveTo(value.length)}
          onSelect={select}
          onKeyDown={press}
          onPointerUp={point}
          onPaste={paste}
        />
        <div className={styles.boxes} aria-hidden="true">
          {Array.from({ length }, (_, box) => box).map((box) => (
            <span
              key={box}
              className={classNames(
                styles.box,
                box === Math.min(caret, value.length, length - 1) && styles.current,
              )}
              data-filled={box < value.length || undefined}
            >
              {value[box]}
            </span>
          ))}
        </div>
      </div>
    </FieldFrame>
  )
}
