import type { ServiceApplication } from '@sanad/contracts'
import { maxFieldText } from '@sanad/domain'
import { fieldInputMessages } from '@sanad/texts/web/shared/field-input'
import { SelectField, TextArea, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { ComponentProps } from 'react'

interface ExtraItemInputProps
  extends Pick<ComponentProps<typeof TextField>, 'name' | 'onBlur' | 'error' | 'hint' | 'disabled'> {
  item: ServiceApplication['extra_info'][number]
  value: string
  onChange: (value: string) => void
}

/** An extra item in the input of its type. */
export function ExtraItemInput({ item, onChange, ...rest }: ExtraItemInputProps) {
  const texts = useMessages(fieldInputMessages)
  const common = {
    ...rest,
    label: item.title,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  const { onBlur, ...area } = common
  switch (item.type) {
    case 'select':
      return <SelectField {...area} options={item.options} placeholder={texts.selectOption} />
    case 'text':
      return <TextField {...area} onBlur={onBlur} maxLength={maxFieldText} />
    case 'textarea':
      return <TextArea {...area} />
  }
}
