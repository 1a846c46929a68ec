import { ticketsMessages } from '@sanad/texts/desk/tickets'
import { Button, Checkbox, Stack, TextArea } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type RefObject, useState } from 'react'
import { DraftNotice } from '../../shared/drafts/draft-notice.tsx'
import { useTicketDraft } from '../../shared/drafts/use-ticket-draft.ts'
import styles from './tickets.module.css'

interface NoteFormProps {
  readonly ticketId: string
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Resolves to whether it was kept. */
  readonly onKeep: (note: string, aboutOthers: boolean) => Promise<boolean>
}

/** A note is written in another place, colour and field than a reply, and kept by another button. */
export function NoteForm({ ticketId, field, onKeep }: NoteFormProps) {
  const texts = useMessages(ticketsMessages)
  const { words: note, isRestored, write: setNote, send } = useTicketDraft(ticketId, 'note')
  const [isAboutOthers, setAboutOthers] = useState(false)
  const [isTried, setTried] = useState(false)
  const keep = async () => {
    setTried(true)
    if (note.trim() === '' || !(await send(() => onKeep(note, isAboutOthers)))) return
    setAboutOthers(false)
    setTried(false)
  }
  return (
    <section className={styles.note} aria-label={texts.internalNote}>
      <Stack gap="small">
        <DraftNotice isRestored={isRestored} />
        <TextArea
          ref={field}
          label={texts.noteLabel}
          hint={texts.noteHint}
          rows={2}
          maxLength={5000}
          value={note}
          error={isTried && note.trim() === '' ? texts.noteMissing : undefined}
          onChange={({ target }) => setNote(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') field.current?.blur()
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            void keep()
          }}
        />
        <Checkbox
          label={texts.aboutOthers}
          checked={isAboutOthers}
          onChange={({ target }) => setAboutOthers(target.checked)}
        />
        <div>
          <Button variant="secondary" onClick={() => void keep()}>
            {texts.saveNote}
          </Button>
        </div>
      </Stack>
    </section>
  )
}
