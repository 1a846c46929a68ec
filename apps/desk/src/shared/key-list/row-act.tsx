import { ActButton, type ActButtonProps } from '../keys/act-button.tsx'
import type { RowFocus } from './use-key-list.ts'

interface RowActProps extends Omit<ActButtonProps, 'isBound' | 'size'> {
  readonly row: RowFocus
}

/** An act of a row: each row has its button, and the key means the current row's. */
export const RowAct = ({ row, variant = 'secondary', ...rest }: RowActProps) => (
  <ActButton {...rest} variant={variant} size="small" isBound={row.isCurrent} />
)
