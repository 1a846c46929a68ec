import type { TimelineStage } from '@sanad/contracts'
import { stagesMessages } from '@sanad/texts/desk/stages'
import { Alert, Button, Inline, Stack, TextArea } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type FormEvent, useState } from 'react'
import { useRefusalText } from '../../../shared/acts/use-refusal-text.ts'
import { useRequestId } from '../../../shared/acts/use-request-id.ts'
import { useReopenStageMutation } from '../../../shared/application/application-api.ts'
import { useStaff } from '../../../shared/session/use-staff.ts'
import styles from './stages.module.css'

interface ReopenStageProps {
  readonly applicationId: string
  readonly stage: TimelineStage
  readonly onReopened: () => void
}

/** Takes a wrong completion back; why is for the desk alone. */
export function ReopenStage({ applicationId, stage, onReopened }: ReopenStageProps) {
  const texts = useMessages(stagesMessages)
  const refusalText = useRefusalText()
  const requestId = useRequestId()
  const { permissions } = useStaff()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [reopen, { isLoading, error }] = useReopenStageMutation()
  if (!permissions.includes('stage.reopen')) return null
  if (!isOpen) {
    return (
      <div>
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {texts.reopen({ name: stage.title })}
        </Button>
      </div>
    )
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (isLoading || reason.trim() === '') return
    const body = { stage_id: stage.id, reason, request_id: requestId.idFor(stage.id, reason) }
    const answer = await reopen({ params: { id: applicationId }, body })
    if (answer.error) return
    requestId.recorded()
    onReopened()
  }
  return (
    <form
      className={styles.form}
      aria-label={texts.reopen({ name: stage.title })}
      onSubmit={(event) => void send(event)}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      noValidate
    >
      <Stack>
        {error && <Alert>{refusalText(error, texts.notReopened)}</Alert>}
        <TextArea
          label={texts.whyReopen}
          hint={texts.whyReopenHint}
          rows={2}
          maxLength={1000}
          value={reason}
          error={isTried && reason.trim() === '' ? texts.sayWhy : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <Inline>
          <Button type="submit" variant="danger" busy={isLoading} busyLabel={texts.recording}>
            {texts.reopen({ name: stage.title })}
          </Button>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
