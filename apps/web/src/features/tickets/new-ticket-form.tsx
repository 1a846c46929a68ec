import { maxTicketMessage, maxTicketSubject, TicketTopic } from '@sanad/contracts'
import { Alert, Button, SelectField, TextArea, TextField } from '@sanad/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useErrorText } from '../../shared/api/error-text.ts'
import { useDraftForm } from '../../shared/forms/use-draft-form.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { ticketPath } from '../../shared/routing/paths.ts'
import { useToast } from '../../shared/toast/use-toast.ts'
import { ApplicationSelect } from './application-select.tsx'
import { ticketMessages } from './messages.ts'
import type { TicketAbout } from './read-ticket-about.ts'
import styles from './ticket-form.module.css'
import { useCreateTicketMutation } from './tickets-api.ts'
import { topicText } from './topic-text.ts'

type NewTicketValues = { topic: string; applicationId: string; subject: string; message: string }

/** What was typed for one application is kept apart from what was typed for another. */
export function NewTicketForm({ about }: { about: TicketAbout }) {
  const texts = useMessages(ticketMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const [create] = useCreateTicketMutation()
  const { form, requestId, forget } = useDraftForm<NewTicketValues>(`ticket:${about.applicationId}`, {
    ...about,
    subject: '',
    message: '',
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined)
    const { data, error } = await create({
      body: {
        topic: TicketTopic.parse(values.topic),
        subject: values.subject,
        message: values.message,
        application_id: values.applicationId || null,
        request_id: requestId(values),
      },
    })
    if (!data) return setProblem(errorText(error, texts.createFailed))
    forget()
    toast('success', texts.created)
    await navigate(ticketPath(data.data.id), { replace: true })
  })

  const filled = (max: number, missing: string) => (text: string) =>
    (!text.trim() && missing) || text.trim().length <= max || texts.tooLong(max)

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <SelectField
        label={texts.topic}
        required
        placeholder={texts.chooseTopic}
        options={TicketTopic.options.map((topic) => ({ value: topic, label: topicText(topic, texts) }))}
        error={errors.topic?.message}
        {...form.register('topic', { required: texts.topicRequired })}
      />
      <ApplicationSelect preselected={about.applicationId} {...form.register('applicationId')} />
      <TextField
        label={texts.subject}
        required
        autoComplete="off"
        error={errors.subject?.message}
        {...form.register('subject', { validate: filled(maxTicketSubject, texts.subjectRequired) })}
      />
      <TextArea
        label={texts.message}
        hint={texts.messageHint}
        required
        rows={6}
        error={errors.message?.message}
        {...form.register('message', { validate: filled(maxTicketMessage, texts.messageRequired) })}
      />
      {problem && <Alert>{problem}</Alert>}
      <div className={styles.actions}>
        <Button type="submit" busy={isSubmitting} busyLabel={texts.creating}>
          {texts.create}
        </Button>
      </div>
    </form>
  )
}
