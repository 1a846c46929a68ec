import { WorkColumn } from '@sanad/contracts/staff'
import { workMessages } from '@sanad/texts/desk/work'
import { Button, CheckboxGroup, Dialog } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { WorkAddress } from './use-work-address.ts'

interface ColumnsDialogProps extends Pick<WorkAddress, 'columns' | 'setColumns'> {
  readonly isOpen: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Which columns the list has beside the due time and the customer; each is in the address at once. */
export function ColumnsDialog({ columns, setColumns, isOpen, onOpenChange }: ColumnsDialogProps) {
  const texts = useMessages(workMessages)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={texts.columns}
      closeLabel={texts.close}
      initialFocus="content"
      size="small"
      actions={<Button onClick={() => onOpenChange(false)}>{texts.apply}</Button>}
    >
      <CheckboxGroup
        label={texts.columns}
        hideLabel
        options={WorkColumn.options.map((value) => ({ value, label: texts[columnNames[value]] }))}
        value={columns}
        onValueChange={setColumns}
      />
    </Dialog>
  )
}

export const columnNames = {
  service: 'service',
  what: 'what',
  waiting: 'waiting',
  owner: 'owner',
  track: 'trackId',
} as const satisfies Record<WorkColumn, string>
