import type { ServiceApplication } from '@sanad/contracts'
import { type ServiceDetailTexts, serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { Alert, Button, Inline, Spinner } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import styles from './choice-status.module.css'
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
  return (
    <div role="status" className={styles.status}>
      {saved.saving && (
        <Inline>
          <Spinner />
          {texts.saving}
        </Inline>
      )}
      {!saved.saving && lockText(application, texts)}
    </div>
  )
}

/** Why the choice stays as it is, while a payment of it is open. */
function lockText(
  { live_order, allowed_actions }: ServiceApplication,
  texts: ServiceDetailTexts,
): string | undefined {
  const isOpen = live_order && !live_order.confirming
  return isOpen && !allowed_actions.includes('change_choice') ? texts.locked : undefined
}
