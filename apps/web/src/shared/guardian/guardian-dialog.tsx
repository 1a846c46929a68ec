import { GuardianRelation } from '@sanad/contracts'
import { guardianMessages } from '@sanad/texts/web/shared/guardian'
import { Checkbox, FormDialog, RadioGroup } from '@sanad/ui'
import { useBrandName, useErrorText, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
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
  const brand = useBrandName()
  const errorText = useErrorText()
  const [consent, { isLoading, error }] = useConsentAsGuardianMutation()
  const [relation, setRelation] = useState('')
  const [isAdult, setAdult] = useState(false)
  const [isTried, setTried] = useState(false)

  const submit = async () => {
    setTried(true)
    const who = GuardianRelation.safeParse(relation)
    if (!who.success || !isAdult) return
    const body = { application_id: applicationId, relation: who.data, is_adult: true as const }
    const answer = await consent({ body })
    if (!answer.error) onConsented()
  }
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={texts.title}
      description={texts.text}
      closeLabel={texts.close}
      cancelLabel={texts.cancel}
      submitLabel={texts.consent}
      busyLabel={texts.saving}
      busy={isLoading}
      failure={error && errorText(error, texts.failed)}
      onSubmit={submit}
    >
      <RadioGroup
        label={texts.relation}
        required
        options={GuardianRelation.options.map((value) => ({ value, label: texts[`relation.${value}`] }))}
        value={relation}
        onValueChange={setRelation}
        error={isTried && relation === '' ? texts.relationMissing : undefined}
      />
      <Checkbox
        label={texts.declaration({ brand })}
        checked={isAdult}
        onChange={(event) => setAdult(event.target.checked)}
        error={isTried && !isAdult && texts.declarationMissing}
      />
    </FormDialog>
  )
}
