import type { StaffRole } from '@sanad/domain'
import { peopleMessages } from '@sanad/texts/desk/people'
import { Button, Dialog, Inline, KeyValueList, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

interface ConfirmRolesDialogProps {
  readonly name: string
  readonly gained: readonly StaffRole[]
  readonly lost: readonly StaffRole[]
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** What somebody may do changes for good and at once: which roles come and go is read before. */
export function ConfirmRolesDialog({ name, gained, lost, onConfirm, onClose }: ConfirmRolesDialogProps) {
  const texts = useMessages(peopleMessages)
  const row = (label: string, roles: readonly StaffRole[]) =>
    roles.length > 0 ? [{ label, value: roles.map((role) => texts[role]).join(', ') }] : []
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.confirmRoles({ name })}
      closeLabel={texts.cancel}
      initialFocus="content"
    >
      <Stack>
        <KeyValueList items={[...row(texts.gains, gained), ...row(texts.loses, lost)]} />
        {lost.length > 0 && <p>{texts.rightsText}</p>}
        <Inline>
          <Button onClick={onConfirm}>{texts.changeRoles}</Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  )
}
