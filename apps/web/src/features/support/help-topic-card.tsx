import { supportMessages } from '@sanad/texts/web/support'
import { supportHelpMessages } from '@sanad/texts/web/support-help'
import { Card, ChevronDownIcon, LinkButton } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { newTicketPath } from '../../shared/routing/paths.ts'
import styles from './help-topic-card.module.css'
import type { HelpTopic } from './help-topics.ts'

/** Questions that open to their answers, and the way on for whoever still has one. */
export function HelpTopicCard({ topic }: { topic: HelpTopic }) {
  const texts = useMessages(supportMessages)
  const help = useMessages(supportHelpMessages)
  const title = help[`${topic.id}.title`]
  return (
    <Card title={title} headingLevel={3} padding="none">
      {topic.answers.map((name) => (
        <details key={name} className={styles.question}>
          <summary>
            <span>{help[`${name}.question`]}</span>
            <ChevronDownIcon />
          </summary>
          <p className={styles.answer}>{help[`${name}.answer`]}</p>
        </details>
      ))}
      <div className={styles.more}>
        <LinkButton variant="quiet" size="small" render={<AppLink to={newTicketPath({ topic: topic.id })} />}>
          {texts.stillOpen({ topic: title })}
        </LinkButton>
      </div>
    </Card>
  )
}
