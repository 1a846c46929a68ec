import { listsMessages } from '@sanad/texts/kit/lists'
import { Button, EmptyState, ErrorState } from '@sanad/ui'
import type { ReactNode } from 'react'
import { isApiError } from '../api/api-error.ts'
import { useErrorText } from '../api/error-text.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { ErrorReference } from './error-reference.tsx'
import { useErrorTitle } from './use-error-title.ts'

interface DetailErrorProps {
  error: unknown
  /** For 404 and an invalid request: a mistyped address is as unknown as another account's item. */
  notFound: { title: string; text: string }
  /** Fallback for errors without a message of their own. */
  failed: string
  /** Link to the list. */
  back: ReactNode
  onRetry: () => void
}

/** Replaces a detail screen whose item failed to load. */
export function DetailError({ error, notFound, failed, back, onRetry }: DetailErrorProps) {
  const texts = useMessages(listsMessages)
  const errorText = useErrorText()
  const title = useErrorTitle(error)
  if (isApiError(error) && (error.status === 404 || error.code === 'invalid_request')) {
    return <EmptyState headingLevel={1} title={notFound.title} message={notFound.text} actions={back} />
  }
  return (
    <ErrorState
      headingLevel={1}
      title={title}
      message={
        <>
          {errorText(error, failed)}
          <ErrorReference error={error} />
        </>
      }
      actions={
        <>
          <Button onClick={onRetry}>{texts.tryAgain}</Button>
          {back}
        </>
      }
    />
  )
}
