import { Button, ErrorState, LinkButton } from '@sanad/ui'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useMessages } from '../shared/i18n/use-messages.ts'
import { basePath } from '../shared/routing/paths.ts'
import { appMessages } from './messages.ts'

/** Both ways out load the page anew: what broke may be the script itself. */
export function RouteErrorScreen() {
  const error = useRouteError()
  const texts = useMessages(appMessages)
  useEffect(() => console.error(error), [error])
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
