import { TicketTopic } from '@sanad/contracts'
import { ticketsMessages } from '@sanad/texts/web/tickets'
import { Alert, Button } from '@sanad/ui'
import { useDraftForm, useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useState } from 'react'
import { useAudit } from '../../../shared/audit/use-audit.ts'
import { useDraftKey } from '../../../shared/forms/use-draft-key.ts'
import { ticketPath } from '../../../shared/routing/paths.ts'
import { useNavigateFromHere } from '../../../shared/routing/use-navigate-from-here.ts'
import { FilesField } from '../files/files-field.tsx'
import { UnsentFiles } from '../files/unsent-files.tsx'
import { useTicketFiles } from '../files/use-ticket-files.ts'
import styles from '../ticket-form.module.css'
import { useCreateTicketMutation } from '../tickets-api.ts'
import { NewTicketFields, type NewTicketValues } from './new-ticket-fields.tsx'
import { type TicketAbout, ticketKey } from './read-ticket-about.ts'

/** Draft key by subject: drafts about different subjects are kept apart. */
export function NewTicketForm({ about }: { about: TicketAbout }) {
  const texts = useMessages(ticketsMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigateFromHere()
  const audit = useAudit()
  const [created, setCreated] = useState<{ id: string; message_id: string }>()
  const [create, { error }] = useCreateTicketMutation()
  const files = useTicketFiles()
  const { form, requestId, forget } = useDraftForm<NewTicketValues>(useDraftKey(ticketKey(about)), {
    ...about,
    message: '',
  })
  const { isSubmitting } = form.formState

  const show = (ticketId: string) => navigate(ticketPath(ticketId), { replace: true })
  const submit = form.handleSubmit(async (values) => {
    const { data } = await create({
      body: {
        topic: TicketTopic.parse(values.topic),
        subject: values.subject,
        message: values.message,
        application_id: values.applicationId || null,
        request_id: requestId(values),
      },
    })
    if (!data) return
    forget()
    toast('success', texts.created)
    audit({
      action: 'TICKET_CREATE',
      entity_type: 'ticket',
      entity_id: data.data.id,
      description: `Opened ticket ${data.data.ticket_no}`,
      status: 'success',
      metadata: { topic: values.topic, application_id: values.applicationId || null },
    })
    if (await files.sendFor(data.data.message_id)) await show(data.data.id)
    else setCreated(data.data)
  })

  if (created) {
    const goOn = () => void show(created.id)
    return <UnsentFiles files={files} messageId={created.message_id} onDone={goOn} />
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <NewTicketFields form={form} preselected={about.applicationId} />
      <FilesField files={files} disabled={isSubmitting} />
      {error && <Alert>{errorText(error, texts.createFailed)}</Alert>}
      <div className={styles.actions}>
        <Button type="submit" busy={isSubmitting} busyLabel={texts.creating}>
          {texts.create}
        </Button>
      </div>
    </form>
  )
}
