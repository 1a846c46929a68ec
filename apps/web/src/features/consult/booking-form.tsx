import { ConsultationMode, ConsultationTopic, maxConsultationNote } from '@sanad/contracts'
import { consultMessages } from '@sanad/texts/web/consult'
import { Alert, Button, RadioGroup, SelectField, TextArea } from '@sanad/ui'
import { useDraftForm, useErrorText, useLanguage, useMessages, useToast } from '@sanad/web-kit'
import { Controller } from 'react-hook-form'
import { ApplicationSelect } from '../../shared/applications/application-select.tsx'
import { useDraftKey } from '../../shared/forms/use-draft-key.ts'
import { AadhaarWarning } from '../../shared/identifiers/aadhaar-warning.tsx'
import { paths } from '../../shared/routing/paths.ts'
import { useNavigateFromHere } from '../../shared/routing/use-navigate-from-here.ts'
import { useAppSelector } from '../../shared/state/app-state.ts'
import styles from './booking-form.module.css'
import { useBookConsultationMutation } from './consult-api.ts'
import { SlotPicker } from './slot-picker.tsx'
import { slotText } from './slot-text.ts'
import { topicText } from './topic-text.ts'

type BookingValues = { topic: string; mode: string; applicationId: string; note: string; startsAt: string }

const empty: BookingValues = { topic: '', mode: 'phone', applicationId: '', note: '', startsAt: '' }

export function BookingForm() {
  const texts = useMessages(consultMessages)
  const language = useLanguage()
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigateFromHere()
  const mobile = useAppSelector((state) => state.auth.user?.mobile)
  const [book, { error }] = useBookConsultationMutation()
  const { form, requestId, forget } = useDraftForm<BookingValues>(useDraftKey('consultation'), empty)
  const { errors, isSubmitting } = form.formState
  const startsAt = form.watch('startsAt')
  const isAboutOne = isAboutApplication(form.watch('topic'))

  const submit = form.handleSubmit(async (values) => {
    const { data } = await book({
      body: {
        topic: ConsultationTopic.parse(values.topic),
        mode: ConsultationMode.parse(values.mode),
        starts_at: values.startsAt,
        note: values.note,
        application_id: values.applicationId || null,
        request_id: requestId(values),
      },
    })
    if (!data) return
    forget()
    const isShown = await navigate(paths.consult, { replace: true })
    toast('success', isShown ? texts.booked : texts.bookedElsewhere)
  })

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <SelectField
        label={texts.topic}
        required
        placeholder={texts.chooseTopic}
        options={ConsultationTopic.options.map((topic) => ({ value: topic, label: topicText(topic, texts) }))}
        error={errors.topic?.message}
        {...form.register('topic', { required: texts.topicRequired })}
      />
      <ApplicationSelect
        label={texts.application}
        hint={isAboutOne ? undefined : texts.applicationHint}
        required={isAboutOne}
        placeholder={isAboutOne ? texts.chooseApplication : texts.noApplication}
        preselected=""
        error={isAboutOne && errors.applicationId?.message}
        {...form.register('applicationId', {
          validate: (id, { topic }) => !isAboutApplication(topic) || id !== '' || texts.applicationRequired,
        })}
      />
      <Controller
        control={form.control}
        name="mode"
        rules={{ required: texts.modeRequired }}
        render={({ field, fieldState }) => (
          <RadioGroup
            label={texts.mode}
            appearance="cards"
            required
            name={field.name}
            value={field.value}
            onValueChange={field.onChange}
            error={fieldState.error?.message}
            options={[
              {
                value: 'phone',
                label: texts.phone,
                description: mobile ? texts.phoneText({ mobile: `+91 ${mobile}` }) : texts.phoneTextUnknown,
              },
              { value: 'video', label: texts.video, description: texts.videoText },
            ]}
          />
        )}
      />
      <TextArea
        label={texts.question}
        hint={texts.questionHint}
        rows={4}
        error={errors.note?.message}
        {...form.register('note', {
          validate: (text) =>
            text.trim().length <= maxConsultationNote || texts.tooLong({ max: maxConsultationNote }),
        })}
      />
      <AadhaarWarning text={form.watch('note')} />
      <Controller
        control={form.control}
        name="startsAt"
        rules={{ required: texts.timeRequired }}
        render={({ field, fieldState }) => (
          <SlotPicker
            ref={field.ref}
            value={field.value}
            onValueChange={field.onChange}
            error={fieldState.error?.message}
            disabled={isSubmitting}
          />
        )}
      />
      {error && <Alert>{errorText(error, texts.bookFailed)}</Alert>}
      <Button type="submit" fullWidth busy={isSubmitting} busyLabel={texts.booking}>
        {startsAt ? texts.submitAt({ when: slotText(startsAt, language) }) : texts.submit}
      </Button>
    </form>
  )
}

const isAboutApplication = (topic: string) => topic === ('application' satisfies ConsultationTopic)
