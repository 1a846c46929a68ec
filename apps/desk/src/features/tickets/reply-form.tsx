import { maxTicketMessage } from '@sanad/contracts'
import type { DeskTicket } from '@sanad/contracts/staff'
import { fillPlaceholders, listPlaceholders } from '@sanad/domain'
import { ticketsMessages } from '@sanad/texts/desk/tickets'
import { Button, FilePicker, Inline, Stack, TextArea } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { DraftNotice } from '../../shared/drafts/draft-notice.tsx'
import { useTicketDraft } from '../../shared/drafts/use-ticket-draft.ts'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { useMay } from '../../shared/session/use-staff.ts'
import { useTakenBackReply } from '../../shared/undo/use-taken-back-reply.ts'
import { SavedRepliesDialog } from './saved-replies-dialog.tsx'
import type { Reply } from './use-ticket-acts.ts'

interface ReplyFormProps {
  readonly ticket: DeskTicket
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly areSavedOpen: boolean
  readonly setSavedOpen: (isOpen: boolean) => void
  readonly isSending: boolean
  /** Resolves to whether it was sent. */
  readonly onSend: (reply: Reply) => Promise<boolean>
}

/** What the customer will read, in their language. Nothing is sent while something is still in braces. */
export function ReplyForm(props: ReplyFormProps) {
  const { ticket, field, areSavedOpen, setSavedOpen, isSending, onSend } = props
  const texts = useMessages(ticketsMessages)
  const { words: text, isRestored, write: setText, send: sendDraft } = useTicketDraft(ticket.id, 'reply')
  useTakenBackReply(ticket.id, (words) => setText(text.trim() === '' ? words : `${words}\n\n${text}`))
  // The ticket was linked to an application since: what that has is filled in.
  const filled = fillPlaceholders(text, ticket.reply_values)
  const fillIn = useEffectEvent(() => filled !== text && setText(filled))
  const { track } = ticket.reply_values
  useEffect(() => {
    if (track) fillIn()
  }, [track])
  const mayReopen = useMay('information.ask') && ticket.field_id !== null
  const [file, setFile] = useState<File>()
  const [isTried, setTried] = useState(false)
  const { customer } = ticket
  const language = customer.language === 'hi' ? 'hi' : 'en'
  const left = listPlaceholders(text)
  const problem =
    left.length > 0
      ? left.includes('track')
        ? texts.fillInTrack({ name: '{track}' })
        : texts.fillIn({ names: left.map((name) => `{${name}}`).join(', ') })
      : text.trim() === ''
        ? texts.messageMissing
        : undefined

  const send = async (then: Reply['then']) => {
    const isSilent = then === 'close' && text.trim() === '' && !file
    setTried(true)
    if (isSending || (problem && !isSilent) || !(await sendDraft(() => onSend({ text, file, then })))) return
    setFile(undefined)
    setTried(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '/' && text === '') {
      event.preventDefault()
      setSavedOpen(true)
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send(undefined)
    }
    if (event.key === 'Escape') field.current?.blur()
  }
  const names = { en: texts.english, hi: texts.hindi }
  return (
    <Stack gap="small">
      <DraftNotice isRestored={isRestored} />
      <TextArea
        ref={field}
        label={texts.replyTo({ name: customer.name_of_person })}
        hint={texts.replyHint({ language: names[language], key: '⌘/Ctrl Enter' })}
        lang={language}
        maxLength={maxTicketMessage}
        value={text}
        error={isTried ? problem : undefined}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      {file && (
        <Inline>
          <span>{file.name}</span>
          <Button variant="quiet" size="small" onClick={() => setFile(undefined)}>
            {texts.removeFile({ name: file.name })}
          </Button>
        </Inline>
      )}
      <Inline>
        <Button busy={isSending} busyLabel={texts.sending} onClick={() => void send(undefined)}>
          {texts.send}
        </Button>
        <ActButton
          keys="x"
          label={text.trim() === '' ? texts.closeSilently : texts.sendAndClose}
          variant="secondary"
          disabled={isSending}
          onClick={() => void send('close')}
        />
        {mayReopen && (
          <ActButton
            keys="o"
            label={texts.reopenAnswer}
            needsEnter
            variant="secondary"
            disabled={isSending}
            onClick={() => void send('reopen')}
          />
        )}
        <ActButton
          keys="/"
          label={texts.savedReplies}
          variant="secondary"
          size="small"
          onClick={() => setSavedOpen(true)}
        />
        <FilePicker
          label={texts.attach}
          accept=".pdf,.jpg,.jpeg,.png"
          onChoose={([chosen]) => setFile(chosen)}
        />
      </Inline>
      <SavedRepliesDialog
        replyField={field}
        isOpen={areSavedOpen}
        onOpenChange={setSavedOpen}
        replyLanguage={language}
        onChoose={(body) => {
          setText(fillPlaceholders(body, ticket.reply_values))
        }}
      />
    </Stack>
  )
}
