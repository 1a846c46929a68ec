import { useState } from 'react'
import { Button, CheckIcon, Dialog, FormDialog, Inline, TextField, TrashIcon } from '../../src/index.ts'

type Kind = 'success' | 'danger'

function Dialogs() {
  // ?dialog=danger opens one at once, for a picture of it.
  const [open, setOpen] = useState(new URLSearchParams(location.search).get('dialog'))
  const props = (kind: Kind) => ({ open: open === kind, onOpenChange: () => setOpen(null), tone: kind })
  const close = (
    <Button variant="secondary" onClick={() => setOpen(null)}>
      Close
    </Button>
  )
  return (
    <>
      <Inline>
        {(['success', 'danger'] as const).map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => setOpen(kind)}>
            {kind}
          </Button>
        ))}
      </Inline>
      <Dialog
        {...props('success')}
        size="small"
        icon={<CheckIcon size={1.4} />}
        title="Payment Received!"
        description="We have started to work on your application."
        actions={<Button onClick={() => setOpen(null)}>Continue</Button>}
      />
      <Dialog
        {...props('danger')}
        size="small"
        role="alertdialog"
        icon={<TrashIcon size={1.4} />}
        title="Delete this service?"
        description="All information related to the service will be deleted. This cannot be undone."
        actions={
          <>
            {close}
            <Button variant="danger">Delete Service</Button>
          </>
        }
      />
    </>
  )
}

function FormDialogs() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        form
      </Button>
      <FormDialog
        open={isOpen}
        onOpenChange={() => setOpen(false)}
        title="Edit Business Name"
        closeLabel="Close"
        cancelLabel="Cancel"
        submitLabel="Save"
        busyLabel="Saving …"
        busy={false}
        onSubmit={() => setOpen(false)}
      >
        <TextField label="Business name" defaultValue="Kulkarni Skill Academy" />
      </FormDialog>
    </>
  )
}

export const overlay = { Dialog: Dialogs, FormDialog: FormDialogs }
