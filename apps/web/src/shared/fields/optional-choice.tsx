import { fieldInputMessages } from '@sanad/texts/web/shared/field-input'
import { Button, RadioGroup, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type ComponentProps, useRef } from 'react'

/** One of several that may stay open: radio buttons by themselves cannot be cleared. */
export function OptionalChoice(props: ComponentProps<typeof RadioGroup<string>>) {
  const { label, value, onValueChange, disabled } = props
  const { clearChoice } = useMessages(fieldInputMessages)
  const stop = useRef<HTMLInputElement>(null)
  const clear = () => {
    onValueChange('')
    // The button goes with the choice.
    stop.current?.focus()
  }
  return (
    <Stack gap="small">
      <RadioGroup {...props} ref={stop} />
      {value && !disabled && (
        <Button variant="quiet" size="small" aria-label={`${clearChoice}: ${label}`} onClick={clear}>
          {clearChoice}
        </Button>
      )}
    </Stack>
  )
}
