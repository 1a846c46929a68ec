import { appMessages } from '@sanad/texts/web/shared/app'
import { Button, ErrorState, LinkButton } from '@sanad/ui'
import { reloadStalePage, useMessages } from '@sanad/web-kit'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useIsOffline } from '../shared/offline/use-connection.ts'
import { basePath, paths } from '../shared/routing/paths.ts'

/** Error boundary; the router has logged the error. Both actions reload the page, as it does by itself for a stale chunk. */
export function RouteErrorScreen() {
  const texts = useMessages(appMessages)
  const error = useRouteError()
  const isOffline = useIsOffline()
  useEffect(() => {
    if (!isOffline) reloadStalePage(error)
  }, [error, isOffline])
  return (
    <ErrorState
      headingLevel={1}
      title={isOffline ? texts.offlineTitle : texts.errorTitle}
      message={isOffline ? texts.offlineText : texts.errorText}
      actions={
        <>
          <Button onClick={() => location.reload()}>{texts.refresh}</Button>
          <LinkButton variant="secondary" render={<a href={`${basePath}/`} />}>
            {texts.goHome}
          </LinkButton>
          {!isOffline && (
            <LinkButton variant="quiet" render={<a href={basePath + paths.help} />}>
              {texts.help}
            </LinkButton>
          )}
        </>
      }
    />
  )
}
