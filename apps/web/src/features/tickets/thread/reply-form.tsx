import { maxTicketMessage } from '@sanad/contracts'
import { ticketsMessages } from '@sanad/texts/web/tickets'
import { Alert, Button, TextArea } from '@sanad/ui'
import { useDraftForm, useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useState } from 'react'
import { useDraftKey } from '../../../shared/forms/use-draft-key.ts'
import { AadhaarWarning } from '../../../shared/identifiers/aadhaar-warning.tsx'
import { useIsHere } from '../../../shared/routing/use-navigate-from-here.ts'
import { FilesField } from '../files/files-field.tsx'
import { LostFiles } from '../files/lost-files.tsx'
import { UnsentFiles } from '../files/unsent-files.tsx'
import { useTicketFiles } from '../files/use-ticket-files.ts'
import styles from '../ticket-form.module.css'
import { useReplyToTicketMutation } from '../tickets-api.ts'

const empty = { message: '' }

interface ReplyFormProps {
  ticketId: string
  onReplied: () => void
}

export function ReplyForm({ ticketId, onReplied }: ReplyFormProps) {
  const texts = useMessages(ticketsMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const isHere = useIsHere()
  const [unsentOf, setUnsentOf] = useState<string>()
  const [reply, { error }] = useReplyToTicketMutation()
  const files = useTicketFiles(`reply:${ticketId}`)
  const { form, requestId, forget } = useDraftForm(useDraftKey(`reply:${ticketId}`), empty)
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    const body = { message: values.message, request_id: requestId(values) }
    const { data } = await reply({ params: { id: ticketId }, body })
    if (!data) return
    form.reset(empty)
    forget()
    onReplied()
    const messageId = data.data.message_id
    if (await files.sendFor({ ticketId, messageId })) toast('success', texts.replied)
    else if (isHere()) setUnsentOf(messageId)
    else toast('error', texts.unsentElsewhere)
  })

  const goOn = () => {
    files.clear()
    setUnsentOf(undefined)
  }
  if (unsentOf) {
    return <UnsentFiles files={files} message={{ ticketId, messageId: unsentOf }} onDone={goOn} />
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <LostFiles names={files.lost} text="filesLost" />
      <TextArea
        label={texts.reply}
        hint={texts.messageHint}
        readOnly={isSubmitting}
        error={errors.message?.message}
        {...form.register('message', {
          validate: (text) =>
            (!text.trim() && texts.messageRequired) ||
            text.trim().length <= maxTicketMessage ||
            texts.tooLong({ max: maxTicketMessage }),
        })}
      />
      <AadhaarWarning text={form.watch('message')} />
      <FilesField files={files} disabled={isSubmitting} />
      {error && <Alert>{errorText(error, texts.replyFailed)}</Alert>}
      <div className={styles.actions}>
        <Button type="submit" disabled={files.isRestoring} busy={isSubmitting} busyLabel={texts.sending}>
          {texts.sendReply}
        </Button>
      </div>
    </form>
  )
}
