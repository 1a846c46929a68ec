import { businessesPagesMessages } from '@sanad/texts/web/businesses-pages'
import { FormDialog, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { BusinessNameField } from '../../shared/businesses/business-name-field.tsx'
import { SameBusinessBanner } from '../../shared/businesses/same-business-banner.tsx'
import { useSameBusiness } from '../../shared/businesses/use-same-business.ts'

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
  /** The business that is renamed: its own name is not another's. */
  businessId?: string
  /** For a new business: to the one that has its name. */
  onUse?: (businessId: string) => void
}

/** Asks for the name of a business. */
export function BusinessNameDialog(props: BusinessNameDialogProps) {
  const { open, onOpenChange, title, name: former, submitLabel, busyLabel, busy } = props
  const { businessId, onSubmit, onUse } = props
  const texts = useMessages(businessesPagesMessages)
  const [name, setName] = useState(former)
  const [isBlank, setBlank] = useState(false)
  const { sameAs, mustAsk, isChecking } = useSameBusiness({ except: businessId })
  const same = sameAs(name)
  const isUnchanged = former !== '' && name.trim() === former
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={texts.close}
      cancelLabel={texts.cancel}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      busy={busy || isChecking}
      onSubmit={async () => {
        const wanted = name.trim()
        setBlank(wanted === '')
        if (wanted !== '' && (isUnchanged || !(await mustAsk(wanted)))) onSubmit(wanted)
      }}
    >
      <Stack>
        <BusinessNameField value={name} onValueChange={setName} isMissing={isBlank} disabled={busy} />
        {same && (
          <SameBusinessBanner disabled={busy} button={submitLabel} onUse={onUse && (() => onUse(same.id))} />
        )}
      </Stack>
    </FormDialog>
  )
}
