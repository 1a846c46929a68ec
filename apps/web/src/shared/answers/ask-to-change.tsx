import { maxTicketMessage, maxTicketSubject } from '@sanad/contracts'
import { changeAnswerMessages } from '@sanad/texts/web/shared/change-answer'
import { Button, Inline, Stack, TextArea, useFocusFirstError } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useRef, useState } from 'react'
import { useAskToChangeMutation } from './change-request-api.ts'

interface AskToChangeProps {
  applicationId: string
  answer: { fieldId: string; label: string }
}

/** Asks staff to open a submitted answer again, by a ticket that names it. */
export function AskToChange({ applicationId, answer }: AskToChangeProps) {
  const texts = useMessages(changeAnswerMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const [why, setWhy] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [requestId] = useState(() => crypto.randomUUID())
  const opener = useRef<HTMLButtonElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const focusFirstError = useFocusFirstError(fields)
  const [ask, { error, isLoading, reset }] = useAskToChangeMutation()

  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const send = async () => {
    if (!why.trim()) return setMissing(true)
    const { error } = await ask({
      body: {
        application_id: applicationId,
        field_id: answer.fieldId,
        topic: 'other',
        subject: texts.subject({ label: answer.label }).slice(0, maxTicketSubject),
        message: why,
        request_id: requestId,
      },
    })
    if (error) return
    toast('success', texts.sent)
    close()
  }

  if (!isOpen) {
    return (
      <Button
        ref={opener}
        variant="quiet"
        size="small"
        aria-label={texts.askAbout({ label: answer.label })}
        onClick={() => setOpen(true)}
      >
        {texts.ask}
      </Button>
    )
  }
  return (
    <Stack gap="small">
      <div ref={fields}>
        <TextArea
          label={texts.why}
          hint={texts.whyHint}
          rows={3}
          maxLength={maxTicketMessage}
          value={why}
          error={isMissing ? texts.whyMissing : error && errorText(error, texts.failed)}
          autoFocus
          onChange={({ currentTarget }) => {
            setWhy(currentTarget.value)
            setMissing(false)
            if (error) reset()
          }}
        />
      </div>
      <Inline>
        <Button
          size="small"
          busy={isLoading}
          busyLabel={texts.sending}
          onClick={() => void focusFirstError(send())}
        >
          {texts.send}
        </Button>
        <Button variant="quiet" size="small" onClick={close}>
          {texts.cancel}
        </Button>
      </Inline>
    </Stack>
  )
}
