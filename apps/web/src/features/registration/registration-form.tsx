import { isMobile, maxTypedIdentifier, normaliseEmail, normaliseMobile } from '@sanad/domain'
import { registrationMessages } from '@sanad/texts/web/registration'
import { Alert, Button, TextField } from '@sanad/ui'
import { type ApiError, isApiError, useErrorText, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { Controller, type Path, useForm } from 'react-hook-form'
import { saveOtpChallenge } from '../../shared/auth/otp-challenge.ts'
import {
  AddressField,
  BirthDateField,
  EmailField,
  NameField,
} from '../../shared/personal/personal-fields.tsx'
import { usePersonalRules } from '../../shared/personal/use-personal-rules.ts'
import { useReadPrivacyNoticeQuery } from '../../shared/privacy-notice/privacy-notice-api.ts'
import { NoticeAtRegistration } from './notice-at-registration.tsx'
import { useRegisterMutation } from './registration-api.ts'
import { type RegistrationDraft, readRegistrationDraft, saveRegistrationDraft } from './registration-draft.ts'
import styles from './registration-screen.module.css'

interface RegistrationFormProps {
  onRegistered: () => void
  onConflict: (error: ApiError, mobile: string) => void
}

/** Wire names of the fields, to map the server's validation errors. */
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
  const rules = usePersonalRules()
  const [register] = useRegisterMutation()
  const notice = useReadPrivacyNoticeQuery().data?.data
  const [acceptsOffers, setAcceptsOffers] = useState(false)
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
        ...(notice && { privacy_notice_version: notice.version, accept_offers: acceptsOffers }),
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
      <NameField error={errors.name?.message} {...form.register('name', rules.name)} />
      <TextField
        label={texts.mobile}
        required
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+91"
        maxLength={maxTypedIdentifier}
        error={errors.mobile?.message}
        {...form.register('mobile', {
          validate: (mobile) =>
            (!normaliseMobile(mobile) && texts.mobileRequired) ||
            isMobile(normaliseMobile(mobile)) ||
            texts.mobileInvalid,
        })}
      />
      <EmailField error={errors.email?.message} {...form.register('email', rules.email)} />
      <Controller
        control={form.control}
        name="birthDate"
        rules={rules.birthDate}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <BirthDateField optional {...field} onValueChange={onChange} error={fieldState.error?.message} />
        )}
      />
      <AddressField optional error={errors.address?.message} {...form.register('address', rules.address)} />
      {notice && <NoticeAtRegistration acceptsOffers={acceptsOffers} onAcceptsOffers={setAcceptsOffers} />}
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
