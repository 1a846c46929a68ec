import { notFoundMessages } from '@sanad/texts/web/not-found'
import { EmptyState, LinkButton, SearchIcon } from '@sanad/ui'
import { PageTitle, useMessages } from '@sanad/web-kit'
import { Link } from 'react-router'
import { paths } from '../../shared/routing/paths.ts'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'

export function NotFoundScreen() {
  const texts = useMessages(notFoundMessages)
  return (
    <GuestFrame>
      <PageTitle>{texts.title}</PageTitle>
      <EmptyState
        headingLevel={1}
        icon={<SearchIcon size={1.75} />}
        title={texts.title}
        message={texts.text}
        actions={<LinkButton render={<Link to={paths.login} />}>{texts.home}</LinkButton>}
      />
    </GuestFrame>
  )
}
