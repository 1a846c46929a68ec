import type { User } from '@sanad/contracts'
import { normaliseEmail } from '@sanad/domain'
import { profileMessages } from '@sanad/texts/web/profile'
import { personalMessages } from '@sanad/texts/web/shared/personal'
import { Alert, Button, Inline } from '@sanad/ui'
import { useErrorText, useMessages, useToast, useTranslatedForm } from '@sanad/web-kit'
import { refusedFields } from '../../shared/api/field-issues.ts'
import { EmailField } from '../../shared/personal/personal-fields.tsx'
import { usePersonalRules } from '../../shared/personal/use-personal-rules.ts'
import styles from './profile.module.css'
import { useUpdateProfileMutation } from './profile-api.ts'
import { isProofNeeded } from './proof/is-proof-needed.ts'
import { useProof } from './proof/use-proof.tsx'

/** Another e-mail address asks for a code on the number, which was proved before. */
export function EmailForm({ user, isActing }: { user: User; isActing: boolean }) {
  const texts = useMessages(profileMessages)
  const personal = useMessages(personalMessages)
  const textOf = useErrorText()
  const rules = usePersonalRules()
  const toast = useToast()
  const [update, { error: problem }] = useUpdateProfileMutation()
  const proof = useProof(user)
  const form = useTranslatedForm({
    mode: 'onTouched',
    defaultValues: { email: user.email },
    disabled: isActing,
  })
  const { errors, isDirty, isSubmitting } = form.formState

  const save = async ({ email }: { email: string }) => {
    const { data, error } = await update({ body: { email: normaliseEmail(email) } })
    if (data) {
      form.reset({ email: data.user.email })
      toast('success', texts.saved)
    }
    if (!error || isProofNeeded(error)) return error
    if (refusedFields(error).includes('email')) form.setError('email', { type: 'refused' })
    return error
  }
  const submit = form.handleSubmit((details) =>
    isDirty ? proof.run(() => save(details)) : toast('info', texts.unchanged),
  )

  return (
    <>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {problem && !isProofNeeded(problem) && <Alert>{textOf(problem, texts.saveFailed)}</Alert>}
        <EmailField
          hint={texts.emailHint}
          error={errors.email && (errors.email.message ?? personal.checkThis)}
          {...form.register('email', rules.email)}
        />
        {!isActing && (
          <Inline>
            <Button type="submit" variant="secondary" busy={isSubmitting} busyLabel={texts.saving}>
              {texts.saveEmail}
            </Button>
          </Inline>
        )}
      </form>
      {proof.dialog}
    </>
  )
}
