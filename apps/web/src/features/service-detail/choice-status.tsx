import type { ServiceApplication } from '@sanad/contracts'
import { Alert, Button, Inline, Spinner } from '@sanad/ui'
import { useErrorText } from '../../shared/api/error-text.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { serviceDetailMessages } from './messages.ts'
import type { SavedChoice } from './use-saved-choice.ts'

/** Whether a choice is saved, and what to do where it is not. */
export function ChoiceStatus({
  application,
  saved,
}: {
  application: ServiceApplication
  saved: SavedChoice
}) {
  const texts = useMessages(serviceDetailMessages)
  const errorText = useErrorText()
  if (saved.error !== undefined) {
    return (
      <Alert
        title={texts.notSaved}
        actions={
          <>
            <Button size="small" onClick={saved.retry}>
              {texts.tryAgain}
            </Button>
            <Button size="small" variant="secondary" onClick={saved.undo}>
              {texts.undo}
            </Button>
          </>
        }
      >
        {errorText(saved.error, texts.notSaved)}
      </Alert>
    )
  }
  const { live_order, allowed_actions } = application
  const isLocked = live_order !== null && !allowed_actions.includes('change_choice')
  return (
    <div role="status">
      {saved.saving && (
        <Inline>
          <Spinner />
          {texts.saving}
        </Inline>
      )}
      {isLocked && !saved.saving && (live_order.confirming ? texts.lockedByBank : texts.locked)}
    </div>
  )
}
