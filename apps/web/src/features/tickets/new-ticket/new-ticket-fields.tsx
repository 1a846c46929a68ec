import { maxTicketMessage, maxTicketSubject, TicketTopic } from '@sanad/contracts'
import { ticketsMessages } from '@sanad/texts/web/tickets'
import { SelectField, TextArea, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { UseFormReturn } from 'react-hook-form'
import { ApplicationSelect } from '../../../shared/applications/application-select.tsx'
import { AadhaarWarning } from '../../../shared/identifiers/aadhaar-warning.tsx'
import { topicText } from '../topic-text.ts'

export type NewTicketValues = { topic: string; applicationId: string; subject: string; message: string }

interface NewTicketFieldsProps {
  form: UseFormReturn<NewTicketValues>
  preselected: string
}

export function NewTicketFields({ form, preselected }: NewTicketFieldsProps) {
  const texts = useMessages(ticketsMessages)
  const { errors, isSubmitting } = form.formState
  const filled = (max: number, missing: string) => (text: string) =>
    (!text.trim() && missing) || text.trim().length <= max || texts.tooLong({ max })
  return (
    <>
      <SelectField
        label={texts.topic}
        required
        placeholder={texts.chooseTopic}
        options={TicketTopic.options.map((topic) => ({ value: topic, label: topicText(topic, texts) }))}
        error={errors.topic?.message}
        {...form.register('topic', { required: texts.topicRequired })}
      />
      <ApplicationSelect
        label={texts.application}
        hint={texts.applicationHint}
        placeholder={texts.noApplication}
        preselected={preselected}
        {...form.register('applicationId')}
      />
      <TextField
        label={texts.subject}
        required
        readOnly={isSubmitting}
        autoComplete="off"
        error={errors.subject?.message}
        {...form.register('subject', { validate: filled(maxTicketSubject, texts.subjectRequired) })}
      />
      <TextArea
        label={texts.message}
        hint={texts.messageHint}
        required
        readOnly={isSubmitting}
        rows={6}
        error={errors.message?.message}
        {...form.register('message', { validate: filled(maxTicketMessage, texts.messageRequired) })}
      />
      <AadhaarWarning text={`${form.watch('subject')}\n${form.watch('message')}`} />
    </>
  )
}
