import { maxFirmName } from '@sanad/domain'
import { businessesPagesMessages } from '@sanad/texts/web/businesses-pages'
import { Button, Dialog, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useId, useState } from 'react'

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
  const formId = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={texts.close}
      dismissible={!busy}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => onOpenChange(false)}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
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
      </form>
    </Dialog>
  )
}
