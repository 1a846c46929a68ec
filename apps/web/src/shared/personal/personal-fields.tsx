import { maxPersonName } from '@sanad/domain'
import { personalMessages } from '@sanad/texts/web/shared/personal'
import { TextArea, type TextAreaProps, TextField, type TextFieldProps } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

/** Says in the label that it may be left out. */
export interface Optional {
  optional?: boolean
}

export function NameField(props: Omit<TextFieldProps, 'label'>) {
  const texts = useMessages(personalMessages)
  return <TextField label={texts.name} required autoComplete="name" maxLength={maxPersonName} {...props} />
}

export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  const texts = useMessages(personalMessages)
  return <TextField label={texts.email} required type="email" autoComplete="email" {...props} />
}

export function AddressField({ optional, ...props }: Omit<TextAreaProps, 'label'> & Optional) {
  const texts = useMessages(personalMessages)
  return (
    <TextArea
      label={optional ? texts.optional({ label: texts.address }) : texts.address}
      rows={2}
      autoComplete="street-address"
      {...props}
    />
  )
}
