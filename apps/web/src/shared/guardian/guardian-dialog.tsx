import { GuardianRelation } from '@sanad/contracts'
import { guardianMessages } from '@sanad/texts/web/shared/guardian'
import { Alert, Button, Checkbox, Dialog, RadioGroup, Stack } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { type FormEvent, useId, useState } from 'react'
import { useConsentAsGuardianMutation } from './guardian-api.ts'

interface GuardianDialogProps {
  applicationId: string
  onClose: () => void
  /** Sends again what was refused. */
  onConsented: () => void
}

/** Asked only where a date of birth says that the person is under 18: nobody else is slowed down. */
export function GuardianDialog({ applicationId, onClose, onConsented }: GuardianDialogProps) {
  const texts = useMessages(guardianMessages)
  const errorText = useErrorText()
  const formId = useId()
  const [consent, { isLoading, error }] = useConsentAsGuardianMutation()
  const [relation, setRelation] = useState('')
  const [isAdult, setAdult] = useState(false)
  const [isTried, setTried] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const who = GuardianRelation.safeParse(relation)
    if (!who.success || !isAdult) return
    const body = { application_id: applicationId, relation: who.data, is_adult: true as const }
    const answer = await consent({ body })
    if (!answer.error) onConsented()
  }
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.text}
      closeLabel={texts.close}
      dismissible={!isLoading}
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isLoading} busyLabel={texts.saving}>
            {texts.consent}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {error && <Alert>{errorText(error, texts.failed)}</Alert>}
          <RadioGroup
            label={texts.relation}
            required
            options={GuardianRelation.options.map((value) => ({ value, label: texts[`relation.${value}`] }))}
            value={relation}
            onValueChange={setRelation}
            error={isTried && relation === '' ? texts.relationMissing : undefined}
          />
          <Checkbox
            label={texts.declaration}
            checked={isAdult}
            onChange={(event) => setAdult(event.target.checked)}
            error={isTried && !isAdult && texts.declarationMissing}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
