import type { DeskTicket } from '@sanad/contracts/staff'
import { appMessages } from '@sanad/texts/desk/shared/app'
import { ticketsMessages } from '@sanad/texts/desk/tickets'
import { Alert, Badge, Card, LoadingState, PageHeader, Stack } from '@sanad/ui'
import { AppLink, DetailError, useMessages } from '@sanad/web-kit'
import { useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { paths } from '../../shared/routing/paths.ts'
import { Strip } from '../../shared/strip/strip.tsx'
import { DeskTitle } from '../../shared/title/desk-title.tsx'
import { AsWritten } from '../../shared/words/as-written.tsx'
import { NoteForm } from './note-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import { Thread } from './thread.tsx'
import { TicketAside } from './ticket-aside.tsx'
import { stateTones, topicNames } from './ticket-words.ts'
import styles from './tickets.module.css'
import { useGetDeskTicketQuery } from './tickets-api.ts'
import { useTicketActs } from './use-ticket-acts.ts'

/** S7: a ticket with its thread, the reply to the customer, and apart from it the note for colleagues. */
export function TicketScreen() {
  const texts = useMessages(ticketsMessages)
  const appTexts = useMessages(appMessages)
  const { id = '' } = useParams()
  const { currentData, isError, error, refetch } = useGetDeskTicketQuery({ params: { id } })
  const ticket = currentData?.data
  if (isError && !ticket) {
    return (
      <DetailError
        error={error}
        notFound={{ title: appTexts.missingTitle, text: appTexts.missingText }}
        failed={texts.failedOne}
        back={<AppLink to={paths.tickets}>{texts.backToList}</AppLink>}
        onRetry={refetch}
      />
    )
  }
  if (!ticket) return <LoadingState label={texts.loadingOne} />
  return <OpenTicket key={id} ticket={ticket} />
}

function OpenTicket({ ticket }: { ticket: DeskTicket }) {
  const texts = useMessages(ticketsMessages)
  const acts = useTicketActs(ticket)
  const go = useNavigate()
  const reply = useRef<HTMLTextAreaElement>(null)
  const note = useRef<HTMLTextAreaElement>(null)
  const thread = useRef<HTMLElement>(null)
  const [areSavedOpen, setSavedOpen] = useState(false)
  // What comes in while somebody writes has been seen once they say so, not because it is on the page.
  const [seen, setSeen] = useState(ticket.newest_message_id)
  const isUnseen = seen !== ticket.newest_message_id
  const look = () => setSeen(ticket.newest_message_id)
  // In a field N would be a letter, and not the next piece of work: what was just written is below the last entry.
  const leaveField = () => {
    const last = thread.current?.querySelector<HTMLElement>('ol > li:last-child')
    ;(last ?? thread.current)?.focus({ preventScroll: true })
    last?.scrollIntoView({ block: 'nearest' })
  }
  const takeOrRelease = () => void acts.takeOrRelease(ticket.work)
  useKeys([
    { keys: 'm', label: texts.focusReply, run: () => reply.current?.focus() },
    { keys: 'y', label: texts.focusNote, run: () => note.current?.focus() },
    { keys: 'esc', label: texts.backToList, run: () => void go(-1) },
  ])
  return (
    <Stack gap="large">
      <DeskTitle>{ticket.ticket_no}</DeskTitle>
      <PageHeader
        back={<AppLink to={paths.tickets} />}
        backLabel={texts.backToList}
        title={<AsWritten>{ticket.subject}</AsWritten>}
        badge={<Badge tone={stateTones[ticket.status]}>{texts[ticket.status]}</Badge>}
        meta={[ticket.ticket_no, texts[topicNames[ticket.topic]], ticket.application?.track_id]}
        actions={
          <ActButton keys="n" label={texts.takeNext} onClick={() => void acts.next()}>
            {texts.next}
          </ActButton>
        }
      />
      <Strip>{acts.said}</Strip>
      <div className={styles.screen}>
        <Stack>
          <Thread
            ref={thread}
            ticketId={ticket.id}
            entries={ticket.entries}
            customerName={ticket.customer.name_of_person}
          />
          {isUnseen && (
            <Alert>
              {texts.newMessage}{' '}
              <ActButton keys="u" label={texts.seenKey} variant="secondary" size="small" onClick={look}>
                {texts.sawIt}
              </ActButton>
            </Alert>
          )}
          <Card>
            <ReplyForm
              ticket={ticket}
              field={reply}
              areSavedOpen={areSavedOpen}
              setSavedOpen={setSavedOpen}
              isSending={acts.isSending}
              onSend={async (words) => {
                const isSent = await acts.send(words, seen)
                if (isSent) leaveField()
                return isSent
              }}
            />
          </Card>
          <NoteForm
            ticketId={ticket.id}
            field={note}
            onKeep={async (words, aboutOthers) => {
              const isKept = await acts.keepNote(words, aboutOthers)
              if (isKept) leaveField()
              return isKept
            }}
          />
        </Stack>
        <TicketAside
          ticket={ticket}
          onTakeOrRelease={takeOrRelease}
          onLink={(application) => void acts.linkTo(application)}
        />
      </div>
    </Stack>
  )
}
