import { isEmail, isMobile, normaliseEmail, normaliseMobile } from '@sanad/domain'
import { Alert, Button, DateField, TextArea, TextField } from '@sanad/ui'
import { useState } from 'react'
import { type Path, useForm } from 'react-hook-form'
import { type ApiError, isApiError } from '../../shared/api/api-error.ts'
import { useErrorText } from '../../shared/api/error-text.ts'
import { saveOtpChallenge } from '../../shared/auth/otp-challenge.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { registrationMessages } from './messages.ts'
import { useRegisterMutation } from './registration-api.ts'
import { type RegistrationDraft, readRegistrationDraft, saveRegistrationDraft } from './registration-draft.ts'
import styles from './registration-screen.module.css'

interface RegistrationFormProps {
  onRegistered: () => void
  onConflict: (error: ApiError, mobile: string) => void
}

/** Wire names of the fields, for the errors that the server finds. */
const fieldsByPath: Record<string, Path<RegistrationDraft>> = {
  name_of_person: 'name',
  mobile: 'mobile',
  email: 'email',
  date_of_birth: 'birthDate',
  address: 'address',
}

export function RegistrationForm({ onRegistered, onConflict }: RegistrationFormProps) {
  const texts = useMessages(registrationMessages)
  const textOf = useErrorText()
  const [register] = useRegisterMutation()
  const [problem, setProblem] = useState<string>()
  const form = useForm({ mode: 'onTouched', defaultValues: readRegistrationDraft() })
  const { errors, isValid, isSubmitting } = form.formState

  const problemOf = (error: unknown) => {
    if (isApiError(error) && (error.status ?? 0) >= 500) return texts.failed
    return textOf(error, texts.wentWrong)
  }

  const submit = form.handleSubmit(async (draft) => {
    setProblem(undefined)
    saveRegistrationDraft(draft)
    const mobile = normaliseMobile(draft.mobile)
    const email = normaliseEmail(draft.email)
    const { data, error } = await register({
      body: {
        mobile,
        name_of_person: draft.name.trim(),
        email,
        date_of_birth: draft.birthDate || null,
        address: draft.address.trim() || null,
      },
    })
    if (data) {
      saveOtpChallenge({ purpose: 'registration', token: data.token, user: { ...data.user, mobile, email } })
      return onRegistered()
    }
    if (isApiError(error) && error.code === 'account_exists') return onConflict(error, mobile)
    setProblem(problemOf(error))
    for (const { path, message } of (isApiError(error) && error.issues) || []) {
      const field = fieldsByPath[path]
      if (field) form.setError(field, { message })
    }
  })

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem && <Alert>{problem}</Alert>}
      <TextField
        label={texts.name}
        required
        autoComplete="name"
        maxLength={120}
        error={errors.name?.message}
        {...form.register('name', {
          validate: (name) =>
            (!name.trim() && texts.nameRequired) || name.trim().length <= 100 || texts.nameTooLong,
        })}
      />
      <TextField
        label={texts.mobile}
        required
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+91"
        maxLength={20}
        error={errors.mobile?.message}
        {...form.register('mobile', {
          validate: (mobile) =>
            (!normaliseMobile(mobile) && texts.mobileRequired) ||
            isMobile(normaliseMobile(mobile)) ||
            texts.mobileInvalid,
        })}
      />
      <TextField
        label={texts.email}
        required
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email', {
          validate: (email) => isEmail(normaliseEmail(email)) || texts.emailInvalid,
        })}
      />
      <DateField
        label={texts.birthDate}
        autoComplete="bday"
        min="1900-01-01"
        max={today()}
        error={errors.birthDate?.message}
        {...form.register('birthDate', {
          validate: (date) => !date || (date >= '1900-01-01' && date <= today()) || texts.birthDateInvalid,
        })}
      />
      <TextArea
        label={texts.address}
        rows={2}
        autoComplete="street-address"
        error={errors.address?.message}
        {...form.register('address', {
          validate: (address) => address.trim().length <= 500 || texts.addressTooLong,
        })}
      />
      <Button
        type="submit"
        fullWidth
        disabled={!isValid && !isSubmitting}
        busy={isSubmitting}
        busyLabel={texts.submitting}
      >
        {texts.submit}
      </Button>
    </form>
  )
}

const today = () => new Date().toISOString().slice(0, 10)
