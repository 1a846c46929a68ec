import type { ServiceApplication } from '@sanad/contracts'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { Alert, Button, Dialog, Stack } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useUpdateApplicationMutation } from '../../../shared/applications/applications-api.ts'
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
  const reasons = useMessages(fieldReasonsMessages)
  const errorText = useErrorText()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { id } = application.serviceDetails
  const [value, setValue] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [update, { isLoading }] = useUpdateApplicationMutation()
  const reload = useReloadApplication(id)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (value === '') {
      setMissing(true)
      return form.current?.querySelector('select')?.focus()
    }
    const { error } = await update({ params: { id }, body: { stateId: Number(value) } })
    if (error) return setFailure(errorText(error, texts.stateFailed))
    await reload()
    onSaved()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={texts.state}
      closeLabel={texts.close}
      dismissible={!isLoading}
      actions={
        <>
          <Button variant="secondary" disabled={isLoading} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isLoading} busyLabel={texts.buyerSaving}>
            {texts.stateSave}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {failure && <Alert title={failure} />}
          <StateSelect
            label={texts.stateQuestion}
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
        </Stack>
      </form>
    </Dialog>
  )
}
