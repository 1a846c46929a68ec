import { appMessages } from '@sanad/texts/web/shared/app'
import { Button, ErrorState, LinkButton } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { basePath } from '../shared/routing/paths.ts'

/** Error boundary; the router has logged the error. Both actions reload the page: a stale chunk may be the cause. */
export function RouteErrorScreen() {
  const texts = useMessages(appMessages)
  return (
    <ErrorState
      headingLevel={1}
      title={texts.errorTitle}
      message={texts.errorText}
      actions={
        <>
          <Button onClick={() => location.reload()}>{texts.refresh}</Button>
          <LinkButton variant="secondary" render={<a href={`${basePath}/`} />}>
            {texts.goHome}
          </LinkButton>
        </>
      }
    />
  )
}
