import { supportMessages } from '@sanad/texts/web/support'
import { supportHelpMessages } from '@sanad/texts/web/support-help'
import { LinkButton, PageHeader, Stack } from '@sanad/ui'
import { AppLink, PageTitle, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { newTicketPath } from '../../shared/routing/paths.ts'
import { BusinessHoursNote } from './business-hours-note.tsx'
import { ContactCard } from './contact-card.tsx'
import { HelpTopicCard } from './help-topic-card.tsx'
import { type HelpTopic, helpTopics } from './help-topics.ts'
import styles from './support-screen.module.css'

export function SupportScreen() {
  const texts = useMessages(supportMessages)
  const [now] = useState(() => new Date())
  return (
    <Stack gap="large">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} subtitle={texts.intro} />
      <div className={styles.page}>
        <div className={styles.contact}>
          <Stack gap="large">
            <BusinessHoursNote now={now} />
            <ContactCard />
          </Stack>
        </div>
        <div className={styles.answers}>
          <Stack gap="large">
            <h2>{texts.answersTitle}</h2>
            {helpTopics.map((topic) => (
              <HelpTopicCard key={topic.id} topic={topic} more={<WriteToUs topic={topic} />} />
            ))}
          </Stack>
        </div>
      </div>
    </Stack>
  )
}

function WriteToUs({ topic: { id } }: { topic: HelpTopic }) {
  const texts = useMessages(supportMessages)
  const help = useMessages(supportHelpMessages)
  return (
    <LinkButton variant="quiet" size="small" render={<AppLink to={newTicketPath({ topic: id })} />}>
      {texts.stillOpen({ topic: help[`${id}.title`] })}
    </LinkButton>
  )
}
