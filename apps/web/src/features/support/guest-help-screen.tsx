import { supportMessages } from '@sanad/texts/web/support'
import { Stack } from '@sanad/ui'
import { PageTitle, useMessages } from '@sanad/web-kit'
import { Link } from 'react-router'
import { HelpLines } from '../../shared/help/help-lines.tsx'
import { paths } from '../../shared/routing/paths.ts'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'
import page from '../../shared/shell/guest-page.module.css'
import { HelpTopicCard } from './help-topic-card.tsx'
import { guestHelpTopics } from './help-topics.ts'

/** `/help`: for whoever cannot log in, or has no account. */
export function GuestHelpScreen() {
  const texts = useMessages(supportMessages)
  return (
    <GuestFrame>
      <PageTitle>{texts.title}</PageTitle>
      <div className={page.screen}>
        <h1>{texts.title}</h1>
        <p className={page.lead}>{texts.guestIntro}</p>
        <HelpLines />
        <Stack>
          {guestHelpTopics.map((topic) => (
            <HelpTopicCard key={topic.id} topic={topic} headingLevel={2} />
          ))}
        </Stack>
        <p className={page.foot}>
          <Link to={paths.login}>{texts.logIn}</Link>
        </p>
      </div>
    </GuestFrame>
  )
}
