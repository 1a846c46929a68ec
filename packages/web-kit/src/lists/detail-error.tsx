import { listsMessages } from '@sanad/texts/kit/lists'
import { Button, EmptyState, ErrorState } from '@sanad/ui'
import type { ReactNode } from 'react'
import { isApiError } from '../api/api-error.ts'
import { useErrorText } from '../api/error-text.ts'
import { useMessages } from '../i18n/use-messages.ts'

interface DetailErrorProps {
  error: unknown
  /** Where there is no such thing: a changed address is as unknown as what is another account's. */
  notFound: { title: string; text: string }
  /** For failures that say nothing themselves. */
  failed: string
  /** Leads to where there are others. */
  back: ReactNode
  onRetry: () => void
}

/** In place of the screen of one thing that could not be read. */
export function DetailError({ error, notFound, failed, back, onRetry }: DetailErrorProps) {
  const texts = useMessages(listsMessages)
  const errorText = useErrorText()
  if (isApiError(error) && (error.status === 404 || error.status === 400)) {
    return <EmptyState headingLevel={1} title={notFound.title} message={notFound.text} actions={back} />
  }
  return (
    <ErrorState
      headingLevel={1}
      title={texts.errorTitle}
      message={errorText(error, failed)}
      actions={
        <>
          <Button onClick={onRetry}>{texts.tryAgain}</Button>
          {back}
        </>
      }
    />
  )
}
