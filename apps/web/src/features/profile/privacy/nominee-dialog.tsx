import { type Nominee, NomineeRelation, type User } from '@sanad/contracts'
import { isMobile, maxPersonName, maxTypedIdentifier, normaliseMobile } from '@sanad/domain'
import { profileNomineeMessages } from '@sanad/texts/web/profile-nominee'
import { FormDialog, SelectField, TextField } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useState } from 'react'
import { isProofNeeded } from '../proof/is-proof-needed.ts'
import { useProof } from '../proof/use-proof.tsx'
import { useNameNomineeMutation } from './privacy-api.ts'

interface NomineeDialogProps {
  nominee: Nominee | null
  user: User
  onClose: () => void
}

/** Three answers about the person who is named. */
export function NomineeDialog({ nominee, user, onClose }: NomineeDialogProps) {
  const texts = useMessages(profileNomineeMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const proof = useProof(user)
  const [save, { error, isLoading }] = useNameNomineeMutation()
  const [given, setGiven] = useState({
    name: nominee?.name ?? '',
    relation: nominee?.relation ?? '',
    mobile: nominee?.mobile ?? '',
  })
  const [wrong, setWrong] = useState<
    Partial<Record<keyof Nominee, 'nameMissing' | 'relationMissing' | 'mobileWrong'>>
  >({})
  const set = (name: keyof Nominee) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget
    setGiven((current) => ({ ...current, [name]: value }))
    setWrong(({ [name]: _, ...rest }) => rest)
  }

  const submit = () => {
    const relation = NomineeRelation.safeParse(given.relation)
    const mobile = normaliseMobile(given.mobile)
    const problems = {
      ...(given.name.trim() === '' && { name: 'nameMissing' as const }),
      ...(!relation.success && { relation: 'relationMissing' as const }),
      ...(!isMobile(mobile) && { mobile: 'mobileWrong' as const }),
    }
    setWrong(problems)
    if (!relation.success || Object.keys(problems).length > 0) return
    const body = { name: given.name, relation: relation.data, mobile }
    void proof.run(async () => {
      const { error } = await save({ body })
      if (!error) {
        toast('success', texts.saved)
        onClose()
      }
      return error
    })
  }

  return (
    <>
      <FormDialog
        open
        onOpenChange={onClose}
        title={texts.name}
        description={texts.dialogText}
        closeLabel={texts.close}
        cancelLabel={texts.cancel}
        submitLabel={texts.save}
        busyLabel={texts.saving}
        busy={isLoading}
        failure={error && !isProofNeeded(error) ? errorText(error, texts.saveFailed) : undefined}
        onSubmit={submit}
      >
        <TextField
          label={texts.personName}
          required
          maxLength={maxPersonName}
          autoComplete="off"
          value={given.name}
          onChange={set('name')}
          error={wrong.name && texts[wrong.name]}
        />
        <SelectField
          label={texts.relation}
          required
          placeholder={texts.choose}
          options={NomineeRelation.options.map((value) => ({ value, label: texts[`relation.${value}`] }))}
          value={given.relation}
          onChange={set('relation')}
          error={wrong.relation && texts[wrong.relation]}
        />
        <TextField
          label={texts.mobile}
          required
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          prefix="+91"
          maxLength={maxTypedIdentifier}
          value={given.mobile}
          onChange={set('mobile')}
          error={wrong.mobile && texts[wrong.mobile]}
        />
      </FormDialog>
      {proof.dialog}
    </>
  )
}
