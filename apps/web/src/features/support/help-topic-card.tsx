import { Card, ChevronDownIcon, LinkButton } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { newTicketPath } from '../../shared/routing/paths.ts'
import styles from './help-topic-card.module.css'
import type { helpTopics } from './help-topics.ts'
import { supportMessages } from './messages.ts'

/** Questions that open to their answers, and the way on for whoever still has one. */
export function HelpTopicCard({ topic }: { topic: (typeof helpTopics)['en'][number] }) {
  const texts = useMessages(supportMessages)
  return (
    <Card title={topic.title} headingLevel={3} padding="none">
      {topic.answers.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>
            <span>{question}</span>
            <ChevronDownIcon />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
      <div className={styles.more}>
        <LinkButton variant="quiet" size="small" render={<AppLink to={newTicketPath({ topic: topic.id })} />}>
          {texts.stillOpen(topic.title)}
        </LinkButton>
      </div>
    </Card>
  )
}
