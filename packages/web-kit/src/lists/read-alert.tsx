import { listsMessages } from '@sanad/texts/kit/lists'
import { Alert, Button } from '@sanad/ui'
import { useErrorText } from '../api/error-text.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { ErrorReference } from './error-reference.tsx'

interface ReadAlertProps {
  error: unknown
  /** Fallback for errors without a message of their own. */
  failed: string
  onRetry: () => unknown
}

/** Inside a card whose content failed to load. */
export function ReadAlert({ error, failed, onRetry }: ReadAlertProps) {
  const texts = useMessages(listsMessages)
  const errorText = useErrorText()
  return (
    <Alert
      actions={
        <Button size="small" onClick={() => void onRetry()}>
          {texts.tryAgain}
        </Button>
      }
    >
      {errorText(error, failed)}
      <ErrorReference error={error} />
    </Alert>
  )
}
