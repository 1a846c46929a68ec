import type { TicketMessage } from '@sanad/contracts'
import { type TicketsTexts, ticketsMessages } from '@sanad/texts/web/tickets'
import { DocumentIcon } from '@sanad/ui'
import { formatDateTime, useBrandName, useLanguage, useMessages } from '@sanad/web-kit'
import { useActingStaff } from '../../../shared/auth/use-acting-staff.ts'
import styles from './ticket-messages.module.css'

/** The thread, oldest first. `role="log"`: screen readers announce new messages. */
export function TicketMessages({ messages }: { messages: readonly TicketMessage[] }) {
  const texts = useMessages(ticketsMessages)
  const language = useLanguage()
  const own = { texts, brand: useBrandName(), you: useActingStaff() ? texts.customer : texts.you }
  return (
    <section role="log" aria-label={texts.thread}>
      <ol className={styles.thread}>
        {messages.map(({ id, author, acting_staff, text, sent_at, files }) => (
          <li key={id} className={styles.message} data-author={author}>
            <p className={styles.head}>
              <strong>{authorText({ author, acting_staff }, own)}</strong>
              <time dateTime={sent_at}>{formatDateTime(sent_at, language)}</time>
            </p>
            <p className={styles.text}>{text}</p>
            {files.length > 0 && (
              <ul className={styles.files} aria-label={texts.attached}>
                {files.map((file) => (
                  <li key={file.id}>
                    {file.view_url ? (
                      <a href={file.view_url} target="_blank" rel="noopener noreferrer">
                        <DocumentIcon />
                        <span>{file.original_name}</span>
                      </a>
                    ) : (
                      <span>
                        {file.original_name} ({file.scan === 'infected' ? texts.infected : texts.beingChecked}
                        )
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function authorText(
  { author, acting_staff }: Pick<TicketMessage, 'author' | 'acting_staff'>,
  { texts, you, brand }: { texts: TicketsTexts; you: string; brand: string },
): string {
  if (acting_staff) return texts.actingStaff(acting_staff)
  return author === 'customer' ? you : texts.support({ brand })
}
