import { maxFirmName } from '@sanad/domain'
import { businessNameMessages } from '@sanad/texts/web/shared/business-name'
import { TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

interface BusinessNameFieldProps {
  value: string
  onValueChange: (name: string) => void
  isMissing: boolean
  disabled: boolean
}

export function BusinessNameField({ value, onValueChange, isMissing, disabled }: BusinessNameFieldProps) {
  const texts = useMessages(businessNameMessages)
  return (
    <TextField
      label={texts.name}
      hint={texts.nameHint}
      required
      maxLength={maxFirmName}
      autoComplete="organization"
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      error={isMissing && texts.enterName}
      disabled={disabled}
    />
  )
}
