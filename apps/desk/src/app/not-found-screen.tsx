import { appMessages } from '@sanad/texts/desk/shared/app'
import { EmptyState, LinkButton } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { paths } from '../shared/routing/paths.ts'

export function NotFoundScreen() {
  const texts = useMessages(appMessages)
  return (
    <>
      <title>{texts.notFoundTitle}</title>
      <EmptyState
        headingLevel={1}
        title={texts.notFoundTitle}
        message={texts.notFoundText}
        actions={<LinkButton render={<AppLink to={paths.home} />}>{texts.goHome}</LinkButton>}
      />
    </>
  )
}
