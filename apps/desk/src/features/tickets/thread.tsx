import type { DeskTicketEntry } from '@sanad/contracts/staff'
import { ticketsMessages } from '@sanad/texts/desk/tickets'
import { Badge, DocumentIcon } from '@sanad/ui'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { type Ref, useEffect, useState } from 'react'
import { ExpiringLink } from '../../shared/files/expiring-link.tsx'
import { AsWritten } from '../../shared/words/as-written.tsx'
import styles from './tickets.module.css'
import { useLazyGetDeskTicketQuery } from './tickets-api.ts'

interface ThreadProps {
  readonly ticketId: string
  readonly entries: readonly DeskTicketEntry[]
  readonly customerName: string
  readonly ref: Ref<HTMLElement>
}

/** Messages, notes and closings, oldest first. `role="log"`: screen readers announce what is new. */
export function Thread({ ticketId, entries, customerName, ref }: ThreadProps) {
  const texts = useMessages(ticketsMessages)
  return (
    <section ref={ref} role="log" aria-label={texts.thread} tabIndex={-1}>
      <ol className={styles.thread}>
        {entries.map((entry) => (
          <Entry key={entry.id} ticketId={ticketId} entry={entry} customerName={customerName} />
        ))}
      </ol>
    </section>
  )
}

interface EntryProps extends Pick<ThreadProps, 'ticketId' | 'customerName'> {
  readonly entry: DeskTicketEntry
}

function Entry({ ticketId, entry, customerName }: EntryProps) {
  const texts = useMessages(ticketsMessages)
  const language = useLanguage()
  const [read] = useLazyGetDeskTicketQuery()
  const linkOf = async (fileId: string) => {
    const { data } = await read({ params: { id: ticketId } }).unwrap()
    return data.entries.flatMap(({ files }) => files).find(({ id }) => id === fileId)?.view_url
  }
  const { kind, author, author_name, text, at, files } = entry
  const name = author_name ?? (author === 'customer' ? customerName : texts.staff)
  const isHeld = useIsHeld(entry)
  const when = <time dateTime={at}>{formatDateTime(at, language)}</time>
  if (kind === 'closing') {
    return (
      <li className={styles.closing} tabIndex={-1}>
        {texts.closedBy({ name })} · {when}
      </li>
    )
  }
  return (
    <li className={styles.entry} data-kind={kind} data-author={author} tabIndex={-1}>
      <p className={styles.head}>
        <span>
          <strong>{kind === 'note' ? `${texts.internalNote} · ${name}` : name}</strong>{' '}
          {isHeld && <Badge tone="yellow">{texts.notSentYet}</Badge>}
        </span>
        {when}
      </p>
      <p className={styles.text}>{text && <AsWritten>{text}</AsWritten>}</p>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={texts.attached}>
          {files.map(({ id, view_url: url, original_name, scan }) => (
            <li key={id}>
              {url ? (
                <ExpiringLink href={url} target="_blank" rel="noopener noreferrer" renew={() => linkOf(id)}>
                  <DocumentIcon />
                  <span>{original_name}</span>
                </ExpiringLink>
              ) : (
                <span>
                  {original_name} ({scan === 'infected' ? texts.infected : texts.beingChecked})
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** While it can be taken back; by the time since it was read, as the browser's clock may differ from the server's. */
function useIsHeld({ held_ms: heldMs = 0 }: DeskTicketEntry): boolean {
  const [over, setOver] = useState<number>()
  useEffect(() => {
    if (heldMs <= 0) return
    const timer = setTimeout(() => setOver(heldMs), heldMs)
    return () => clearTimeout(timer)
  }, [heldMs])
  return heldMs > 0 && over !== heldMs
}
