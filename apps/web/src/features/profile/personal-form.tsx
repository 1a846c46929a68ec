import type { User } from '@sanad/contracts'
import { profileMessages } from '@sanad/texts/web/profile'
import { personalMessages } from '@sanad/texts/web/shared/personal'
import { Alert, Button, Inline } from '@sanad/ui'
import { useErrorText, useMessages, useToast, useTranslatedForm } from '@sanad/web-kit'
import { Controller, type FieldError, type Path } from 'react-hook-form'
import { refusedFields } from '../../shared/api/field-issues.ts'
import { BirthDateField } from '../../shared/personal/birth-date-field.tsx'
import { AddressField, NameField } from '../../shared/personal/personal-fields.tsx'
import { usePersonalRules } from '../../shared/personal/use-personal-rules.ts'
import styles from './profile.module.css'
import { useUpdateProfileMutation } from './profile-api.ts'

interface PersonalDetails {
  name: string
  birthDate: string
  address: string
}

/** Wire names of the fields, to map the server's validation errors. */
const fieldsByPath: Record<string, Path<PersonalDetails>> = {
  name_of_person: 'name',
  date_of_birth: 'birthDate',
  address: 'address',
}

const detailsOf = (user: User): PersonalDetails => ({
  name: user.name_of_person,
  birthDate: user.date_of_birth ?? '',
  address: user.address ?? '',
})

/** Name, birth date and address. */
export function PersonalForm({ user, isActing }: { user: User; isActing: boolean }) {
  const texts = useMessages(profileMessages)
  const personal = useMessages(personalMessages)
  const textOf = useErrorText()
  const rules = usePersonalRules()
  const toast = useToast()
  const [update, { error: problem }] = useUpdateProfileMutation()
  const form = useTranslatedForm({
    mode: 'onTouched',
    defaultValues: detailsOf(user),
    disabled: isActing,
  })
  const { errors, isDirty, isSubmitting } = form.formState

  const save = async (details: PersonalDetails) => {
    if (!isDirty) return void toast('info', texts.unchanged)
    const { data, error } = await update({
      body: {
        name_of_person: details.name.trim(),
        date_of_birth: details.birthDate || null,
        address: details.address.trim() || null,
      },
    })
    if (data) {
      form.reset(detailsOf(data.user))
      toast('success', texts.saved)
    }
    if (!error) return
    for (const path of refusedFields(error)) {
      const field = fieldsByPath[path]
      if (field) form.setError(field, { type: 'refused' })
    }
  }
  const submit = form.handleSubmit(save)
  const textOfField = (error: FieldError | undefined) => error && (error.message ?? personal.checkThis)

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem && <Alert>{textOf(problem, texts.saveFailed)}</Alert>}
      <NameField error={textOfField(errors.name)} {...form.register('name', rules.name)} />
      <Controller
        control={form.control}
        name="birthDate"
        rules={rules.birthDate}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <BirthDateField {...field} onValueChange={onChange} error={textOfField(fieldState.error)} />
        )}
      />
      <AddressField error={textOfField(errors.address)} {...form.register('address', rules.address)} />
      {!isActing && (
        <Inline>
          <Button type="submit" busy={isSubmitting} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </Inline>
      )}
    </form>
  )
}
