import { Button, Dialog, Stack } from '@sanad/ui'

interface ChoiceDialogProps {
  readonly title: string
  readonly closeLabel: string
  readonly isOpen: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly choices: readonly { readonly label: string; readonly run: () => void }[]
}

/** A few things to choose from; the first has the focus, Tab reaches the others. */
export function ChoiceDialog({ title, closeLabel, isOpen, onOpenChange, choices }: ChoiceDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={closeLabel}
      size="small"
      initialFocus="content"
    >
      <Stack gap="small">
        {choices.map(({ label, run }) => (
          <Button
            key={label}
            variant="secondary"
            fullWidth
            onClick={() => {
              onOpenChange(false)
              run()
            }}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Dialog>
  )
}
