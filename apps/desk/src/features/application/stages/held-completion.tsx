import type { SuccessOf } from '@sanad/contracts'
import type { getDeskApplication } from '@sanad/contracts/staff'
import { stagesMessages } from '@sanad/texts/desk/stages'
import { Alert, Stack } from '@sanad/ui'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { useRefusalText } from '../../../shared/acts/use-refusal-text.ts'
import { useRequestId } from '../../../shared/acts/use-request-id.ts'
import { useTakeBackCompletionMutation } from '../../../shared/application/application-api.ts'
import { restoreSentWords } from '../../../shared/drafts/sent-words.ts'
import { ActButton } from '../../../shared/keys/act-button.tsx'
import { useStaff } from '../../../shared/session/use-staff.ts'
import { useDeskDispatch } from '../../../shared/state/desk-state.ts'
import { settled } from '../../../shared/undo/undo-slice.ts'
import styles from './stages.module.css'

interface HeldCompletionProps {
  readonly applicationId: string
  readonly held: NonNullable<SuccessOf<typeof getDeskApplication>['data']['held_completion']>
  readonly onTakenBack: () => void
}

/** The completion of the last stage before it takes effect: whoever may complete may stop it, not its author alone. */
export function HeldCompletion({ applicationId, held, onTakenBack }: HeldCompletionProps) {
  const texts = useMessages(stagesMessages)
  const language = useLanguage()
  const refusalText = useRefusalText()
  const requestId = useRequestId()
  const dispatch = useDeskDispatch()
  const { permissions } = useStaff()
  const [takeBack, { isLoading, error }] = useTakeBackCompletionMutation()

  async function run(): Promise<void> {
    const body = { takes_back: held.request_id, request_id: requestId.idFor(held.request_id) }
    const answer = await takeBack({ params: { id: applicationId }, body })
    if (answer.error) return
    requestId.recorded()
    await restoreSentWords(held.request_id)
    dispatch(settled(held.request_id))
    onTakenBack()
  }
  return (
    <Stack gap="small">
      {error && <Alert>{refusalText(error, texts.notTakenBack)}</Alert>}
      <p className={styles.hint}>
        {texts.held({ name: held.staff_name, time: formatDateTime(held.takes_effect_at, language) })}
      </p>
      {permissions.includes('stage.complete') && (
        <div>
          <ActButton
            keys="u"
            label={texts.takeBack}
            variant="secondary"
            size="small"
            busy={isLoading}
            onClick={() => void run()}
          />
        </div>
      )}
    </Stack>
  )
}
