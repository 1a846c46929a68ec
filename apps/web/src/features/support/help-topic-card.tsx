import { supportHelpMessages } from '@sanad/texts/web/support-help'
import { Card, ChevronDownIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import styles from './help-topic-card.module.css'
import type { HelpTopic } from './help-topics.ts'

interface HelpTopicCardProps {
  topic: HelpTopic
  more?: ReactNode
  headingLevel?: 2 | 3
}

/** Questions that open to their answers, and `more` for whoever still has one. */
export function HelpTopicCard({ topic, more, headingLevel = 3 }: HelpTopicCardProps) {
  const help = useMessages(supportHelpMessages)
  const title = help[`${topic.id}.title`]
  return (
    <Card title={title} headingLevel={headingLevel} padding="none">
      {topic.answers.map((name) => (
        <details key={name} className={styles.question}>
          <summary>
            <span>{help[`${name}.question`]}</span>
            <ChevronDownIcon />
          </summary>
          <p className={styles.answer}>{help[`${name}.answer`]}</p>
        </details>
      ))}
      {more && <div className={styles.more}>{more}</div>}
    </Card>
  )
}
