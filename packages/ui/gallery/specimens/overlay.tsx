import { useState } from 'react'
import { Button, CheckIcon, Dialog, Inline, TextField, TrashIcon } from '../../src/index.ts'

type Kind = 'plain' | 'success' | 'danger'

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
        {(['plain', 'success', 'danger'] as const).map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => setOpen(kind)}>
            {kind}
          </Button>
        ))}
      </Inline>
      <Dialog
        {...props('plain')}
        title="Edit Business Name"
        description="As on your GST certificate or shop licence"
        closeLabel="Close"
        actions={
          <>
            {close}
            <Button>Save</Button>
          </>
        }
      >
        <TextField label="Business name" defaultValue="Kulkarni Skill Academy" />
      </Dialog>
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

export const overlay = { Dialog: Dialogs }
