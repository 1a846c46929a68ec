import type { TextFieldProps } from './text-field.tsx'
import { TextField } from './text-field.tsx'

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'prefix'>

/** Native date input: value YYYY-MM-DD, displayed in the device's format. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
