import { appMessages } from '@sanad/texts/desk/shared/app'
import { EmptyState, LinkButton } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { paths } from '../shared/routing/paths.ts'
import { DeskTitle } from '../shared/title/desk-title.tsx'

export function NotFoundScreen() {
  const texts = useMessages(appMessages)
  return (
    <>
      <DeskTitle>{texts.notFoundTitle}</DeskTitle>
      <EmptyState
        headingLevel={1}
        title={texts.notFoundTitle}
        message={texts.notFoundText}
        actions={<LinkButton render={<AppLink to={paths.home} />}>{texts.goHome}</LinkButton>}
      />
    </>
  )
}
