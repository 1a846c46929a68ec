import { supportMessages } from '@sanad/texts/web/support'
import { PageHeader, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { BusinessHoursNote } from './business-hours-note.tsx'
import { ContactCard } from './contact-card.tsx'
import { HelpTopicCard } from './help-topic-card.tsx'
import { helpTopics } from './help-topics.ts'

export function SupportScreen() {
  const texts = useMessages(supportMessages)
  const [now] = useState(() => new Date())
  return (
    <Stack gap="large">
      <title>{`${texts.title} · Sanad`}</title>
      <PageHeader title={texts.title} subtitle={texts.intro} />
      <BusinessHoursNote now={now} />
      <ContactCard />
      <h2>{texts.answersTitle}</h2>
      {helpTopics.map((topic) => (
        <HelpTopicCard key={topic.id} topic={topic} />
      ))}
    </Stack>
  )
}
