import { appMessages } from '@sanad/texts/web/shared/app'
import { Button, ErrorState, LinkButton } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { basePath } from '../shared/routing/paths.ts'
import { reloadStalePage } from './reload-stale-page.ts'

/** Error boundary; the router has logged the error. Both actions reload the page, as it does by itself for a stale chunk. */
export function RouteErrorScreen() {
  const texts = useMessages(appMessages)
  const error = useRouteError()
  useEffect(() => void reloadStalePage(error), [error])
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
