import type { TextFieldProps } from './text-field.tsx'
import { TextField } from './text-field.tsx'

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'prefix'>

/** A native date input: its value is YYYY-MM-DD, its look the one of the customer's device. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
