import { listsMessages } from '@sanad/texts/kit/lists'
import { Button, ErrorState } from '@sanad/ui'
import { useErrorText } from '../api/error-text.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { ErrorReference } from './error-reference.tsx'
import { useErrorTitle } from './use-error-title.ts'

interface ReadErrorProps {
  error: unknown
  /** Fallback for errors without a message of their own. */
  failed: string
  title?: string
  headingLevel?: 1 | 2 | 3
  onRetry: () => unknown
}

/** Replaces content that failed to load. */
export function ReadError({ error, failed, title, headingLevel = 2, onRetry }: ReadErrorProps) {
  const texts = useMessages(listsMessages)
  const errorText = useErrorText()
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={useErrorTitle(error, title)}
      message={
        <>
          {errorText(error, failed)}
          <ErrorReference error={error} />
        </>
      }
      actions={<Button onClick={() => void onRetry()}>{texts.tryAgain}</Button>}
    />
  )
}
