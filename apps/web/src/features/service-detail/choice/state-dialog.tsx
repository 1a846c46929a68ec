import type { ServiceApplication } from '@sanad/contracts'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { serviceDetailDialogsMessages } from '@sanad/texts/web/service-detail-dialogs'
import { FormDialog } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useUpdateApplicationMutation } from '../../../shared/applications/application-api.ts'
import { useReloadApplication } from '../../../shared/applications/use-reload-application.ts'
import { StateSelect } from '../../../shared/states/state-select.tsx'

interface StateDialogProps {
  application: ServiceApplication
  onClose: () => void
  /** After it is saved and the application read again. */
  onSaved: () => void
}

export function StateDialog({ application, onClose, onSaved }: StateDialogProps) {
  const texts = useMessages(serviceDetailMessages)
  const words = useMessages(serviceDetailDialogsMessages)
  const reasons = useMessages(fieldReasonsMessages)
  const errorText = useErrorText()
  const { id } = application.serviceDetails
  const [value, setValue] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [update, { error, isLoading }] = useUpdateApplicationMutation()
  const reload = useReloadApplication(id)

  const submit = async () => {
    if (value === '') return setMissing(true)
    const { error } = await update({ params: { id }, body: { stateId: Number(value) } })
    if (error) return
    await reload()
    onSaved()
  }

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      size="small"
      title={texts.state}
      closeLabel={texts.close}
      cancelLabel={texts.cancel}
      submitLabel={words.stateSave}
      busyLabel={words.stateSaving}
      busy={isLoading}
      failure={error && errorText(error, words.stateFailed)}
      onSubmit={submit}
    >
      <StateSelect
        label={words.stateQuestion}
        hint={texts.stateHint}
        required
        name="stateId"
        value={value}
        error={isMissing && reasons.empty}
        onChange={({ currentTarget }) => {
          setValue(currentTarget.value)
          setMissing(false)
        }}
      />
    </FormDialog>
  )
}
