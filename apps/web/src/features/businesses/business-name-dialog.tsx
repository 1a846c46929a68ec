import { maxFirmName } from '@sanad/domain'
import { businessesPagesMessages } from '@sanad/texts/web/businesses-pages'
import { FormDialog, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'

interface BusinessNameDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What the name is now; empty for a new business. */
  name: string
  submitLabel: string
  busyLabel: string
  busy: boolean
  onSubmit: (name: string) => void
}

/** Asks for the name of a business. */
export function BusinessNameDialog(props: BusinessNameDialogProps) {
  const { open, onOpenChange, title, name: former, submitLabel, busyLabel, busy, onSubmit } = props
  const texts = useMessages(businessesPagesMessages)
  const [name, setName] = useState(former)
  const [isBlank, setBlank] = useState(false)
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={texts.close}
      cancelLabel={texts.cancel}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      busy={busy}
      onSubmit={() => {
        setBlank(name.trim() === '')
        if (name.trim() !== '') onSubmit(name.trim())
      }}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        required
        maxLength={maxFirmName}
        autoComplete="organization"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={isBlank && texts.enterName}
        disabled={busy}
      />
    </FormDialog>
  )
}
