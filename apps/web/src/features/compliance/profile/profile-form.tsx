import { isCalendarDate } from '@sanad/domain'
import { firstDirectorKycYear } from '@sanad/domain/compliance'
import { complianceProfileMessages } from '@sanad/texts/web/compliance-profile'
import { reuseAnswersMessages } from '@sanad/texts/web/shared/reuse-answers'
import { Alert, Button, SelectField } from '@sanad/ui'
import { useDraftForm, useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useRef } from 'react'
import { Controller, type FieldErrors } from 'react-hook-form'
import { DayField } from '../../../shared/fields/day-field.tsx'
import { useDraftKey } from '../../../shared/forms/use-draft-key.ts'
import { paths } from '../../../shared/routing/paths.ts'
import { useNavigateFromHere } from '../../../shared/routing/use-navigate-from-here.ts'
import { useSetComplianceProfileMutation } from '../compliance-api.ts'
import { ChangeQuestions } from './change-questions.tsx'
import { CircumstancesField } from './circumstances-field.tsx'
import { findProblems } from './find-problems.ts'
import { GstQuestions } from './gst-questions.tsx'
import { isComplete, readLicences } from './licence-values.ts'
import { LicencesField } from './licences-field.tsx'
import { MeetingQuestions } from './meeting-questions.tsx'
import { organisationOptions } from './organisation-options.ts'
import { problemText } from './problem-text.ts'
import styles from './profile-form.module.css'
import { type Profile, type ProfileValues, questionsFor, toBody, toValues } from './profile-values.ts'
import { TaxQuestions } from './tax-questions.tsx'

/** Years between which the directors' three-yearly KYC can fall due. */
const kycYears = [0, 1, 2].map((later) => String(firstDirectorKycYear + later))

export function ProfileForm({ profile }: { profile: Profile }) {
  const { id } = profile.business
  const texts = useMessages(complianceProfileMessages)
  const { known } = useMessages(reuseAnswersMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigateFromHere()
  const [save, { error }] = useSetComplianceProfileMutation()
  const key = useDraftKey(`compliance:${id}`)
  const initial = toValues(profile)
  const { form, forget } = useDraftForm<ProfileValues>(key, initial, { shouldFocusError: false })
  const element = useRef<HTMLFormElement>(null)
  const { control, register } = form
  const { errors, isSubmitting } = form.formState
  const values = form.watch()
  const asked = questionsFor(values)
  const knownHint = (name: 'organisation' | 'startedOn' | 'stateId') =>
    profile.facts === null && values[name] !== '' && values[name] === initial[name] ? known : undefined

  const submit = form.handleSubmit(async (values) => {
    const problems = findProblems(values)
    for (const [index, { field, problem }] of problems.entries()) {
      // Only the first takes the focus: a field that loses it again is validated alone, which clears its error.
      form.setError(field, { type: problem }, { shouldFocus: index === 0 })
    }
    if (problems.length > 0) return
    const { error } = await save({ params: { id }, body: toBody(values) })
    if (error) return
    forget()
    toast('success', texts.saved)
    await navigate(paths.compliance)
  }, focusFirst)

  // In the order of the page: the library goes by that in which the questions came up.
  function focusFirst(wrong: FieldErrors<ProfileValues>) {
    const inputs =
      element.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? []
    const [first] = [...inputs].filter(({ name }) => name in wrong)
    if (first) form.setFocus(first.name as keyof ProfileValues)
  }

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <SelectField
        label={texts.organisation}
        hint={knownHint('organisation')}
        required
        placeholder={texts.placeholder}
        options={organisationOptions(texts)}
        error={problemText(errors.organisation, texts)}
        {...register('organisation', { required: texts.choose })}
      />
      <Controller
        control={control}
        name="startedOn"
        rules={{ validate: (day) => day === '' || isCalendarDate(day) || texts.licenceUntilMissing }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <DayField
            label={texts.startedOn}
            hint={[knownHint('startedOn'), texts.startedOnHint].filter(Boolean).join(' ')}
            {...field}
            onValueChange={onChange}
            error={problemText(fieldState.error, texts)}
          />
        )}
      />
      {asked.asksGst && <GstQuestions form={form} stateHint={knownHint('stateId')} {...asked} />}
      <TaxQuestions form={form} asksAudit={asked.asksAudit} />
      {asked.asksDirectors && (
        <SelectField
          label={texts.directorKycYear}
          hint={texts.directorKycYearHint}
          options={kycYears.map((year) => ({ value: year, label: year }))}
          {...register('directorKycYear')}
        />
      )}
      {asked.asksMeeting && <MeetingQuestions form={form} />}
      {asked.circumstances.length > 0 && <CircumstancesField form={form} />}
      <Controller
        control={control}
        name="licences"
        rules={{ validate: (text) => readLicences(text).every(isComplete) || texts.licencesProblem }}
        render={({ field, fieldState }) => (
          <LicencesField
            ref={field.ref}
            name={field.name}
            value={field.value}
            onValueChange={field.onChange}
            showProblems={fieldState.invalid}
            asksFssai={asked.circumstances.includes('fssai')}
          />
        )}
      />
      {profile.valid_from && <ChangeQuestions form={form} since={profile.valid_from} />}
      {error && <Alert>{errorText(error, texts.saveFailed)}</Alert>}
      <Button type="submit" fullWidth busy={isSubmitting} busyLabel={texts.saving}>
        {texts.save}
      </Button>
    </form>
  )
}
