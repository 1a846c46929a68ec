import { appMessages } from '@sanad/texts/web/shared/app'
import { Button, ErrorState, LinkButton } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { basePath } from '../shared/routing/paths.ts'

/** The router has written the error to the console. Both ways out load the page anew: what broke may be the script itself. */
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
