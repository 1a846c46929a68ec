import type { TicketMessage } from '@sanad/contracts'
import { ticketsMessages } from '@sanad/texts/web/tickets'
import { DocumentIcon } from '@sanad/ui'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import styles from './ticket-messages.module.css'

/** The thread, oldest first. `role="log"`: screen readers announce new messages. */
export function TicketMessages({ messages }: { messages: readonly TicketMessage[] }) {
  const texts = useMessages(ticketsMessages)
  const language = useLanguage()
  return (
    <section role="log" aria-label={texts.thread}>
      <ol className={styles.thread}>
        {messages.map(({ id, author, text, sent_at, files }) => (
          <li key={id} className={styles.message} data-author={author}>
            <p className={styles.head}>
              <strong>{author === 'customer' ? texts.you : texts.support}</strong>
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
