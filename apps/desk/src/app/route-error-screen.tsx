import { appMessages } from '@sanad/texts/desk/shared/app'
import { Button, ErrorState } from '@sanad/ui'
import { isApiError, reloadStalePage, useErrorText, useMessages } from '@sanad/web-kit'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'

/** Error boundary; the router has logged the error. */
export function RouteErrorScreen() {
  const texts = useMessages(appMessages)
  const errorText = useErrorText()
  const error = useRouteError()
  useEffect(() => {
    reloadStalePage(error)
  }, [error])
  return (
    <ErrorState
      headingLevel={1}
      title={texts.errorTitle}
      message={isApiError(error) ? errorText(error, texts.errorText) : texts.errorText}
      actions={<Button onClick={() => location.reload()}>{texts.retry}</Button>}
    />
  )
}
