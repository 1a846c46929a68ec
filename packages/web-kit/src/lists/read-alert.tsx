import { listsMessages } from '@sanad/texts/kit/lists'
import { Alert, Button } from '@sanad/ui'
import { useErrorText } from '../api/error-text.ts'
import { useMessages } from '../i18n/use-messages.ts'

interface ReadAlertProps {
  error: unknown
  /** For failures that say nothing themselves. */
  failed: string
  onRetry: () => unknown
}

/** Within a card whose contents could not be read. */
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
    </Alert>
  )
}
