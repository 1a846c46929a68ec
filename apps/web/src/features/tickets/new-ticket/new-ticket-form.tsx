import { TicketTopic } from '@sanad/contracts'
import { ticketsMessages } from '@sanad/texts/web/tickets'
import { Alert, Button } from '@sanad/ui'
import { readStored, useDraftForm, useErrorText, useMessages, useToast, writeStored } from '@sanad/web-kit'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { useAudit } from '../../../shared/audit/use-audit.ts'
import { useDraftKey } from '../../../shared/forms/use-draft-key.ts'
import { ticketPath } from '../../../shared/routing/paths.ts'
import { useIsHere, useNavigateFromHere } from '../../../shared/routing/use-navigate-from-here.ts'
import { AnswerHours } from '../answer-hours.tsx'
import { FilesField } from '../files/files-field.tsx'
import { LostFiles } from '../files/lost-files.tsx'
import { isSendingFiles } from '../files/sending-files.ts'
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
  const files = useTicketFiles(ticketKey(about))
  const cut = useCutTicket(about)
  const { form, requestId, forget } = useDraftForm<NewTicketValues>(useDraftKey(ticketKey(about)), {
    ...about,
    message: '',
  })
  const { isSubmitting } = form.formState

  const isHere = useIsHere()
  const show = async (ticketId: string) => {
    const isShown = await navigate(ticketPath(ticketId), { replace: true })
    toast('success', isShown ? texts.created : texts.createdElsewhere)
  }
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
    audit({
      action: 'TICKET_CREATE',
      entity_type: 'ticket',
      entity_id: data.data.id,
      description: `Opened ticket ${data.data.ticket_no}`,
      status: 'success',
      metadata: { topic: values.topic, application_id: values.applicationId || null },
    })
    const { id, message_id } = data.data
    if (files.chosen.length > 0) cut.expect(id)
    const areAllSent = await files.sendFor({ ticketId: id, messageId: message_id })
    if (!areAllSent && isHere()) return setCreated(data.data)
    cut.end()
    if (areAllSent) await show(id)
    else toast('error', texts.unsentElsewhere)
  })

  if (cut.ticketId) return <Navigate to={ticketPath(cut.ticketId)} replace />
  if (created) {
    const goOn = () => {
      files.clear()
      cut.end()
      void show(created.id)
    }
    const message = { ticketId: created.id, messageId: created.message_id }
    return <UnsentFiles files={files} message={message} onDone={goOn} />
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <LostFiles names={files.lost} text="filesLost" />
      <NewTicketFields form={form} preselected={about.applicationId} />
      <FilesField files={files} disabled={isSubmitting} />
      {error && <Alert>{errorText(error, texts.createFailed)}</Alert>}
      <div className={styles.actions}>
        <Button type="submit" disabled={files.isRestoring} busy={isSubmitting} busyLabel={texts.creating}>
          {texts.create}
        </Button>
      </div>
      <AnswerHours />
    </form>
  )
}

/** A reload cut the sending of a ticket's files off: its page, which says what is missing, is to be shown instead of the form. */
function useCutTicket(about: TicketAbout) {
  const key = useDraftKey(`created:${ticketKey(about)}`)
  const [ticketId] = useState(() => {
    const id = readStored('sessionStorage', key)
    return id !== null && !isSendingFiles(id) ? id : null
  })
  useEffect(() => {
    if (ticketId) writeStored('sessionStorage', key, null)
  }, [ticketId, key])
  return {
    ticketId,
    expect: (id: string) => writeStored('sessionStorage', key, id),
    end: () => writeStored('sessionStorage', key, null),
  }
}
