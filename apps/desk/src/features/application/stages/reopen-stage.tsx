import type { TimelineStage } from '@sanad/contracts'
import { stagesMessages } from '@sanad/texts/desk/stages'
import { TextArea } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActForm } from '../../../shared/acts/act-form.tsx'
import { useRefusalText } from '../../../shared/acts/use-refusal-text.ts'
import { useRequestId } from '../../../shared/acts/use-request-id.ts'
import { useReopenStageMutation } from '../../../shared/application/application-api.ts'
import { ActButton } from '../../../shared/keys/act-button.tsx'
import { useStaff } from '../../../shared/session/use-staff.ts'

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
        <ActButton
          keys="shift+c"
          label={texts.reopen({ name: stage.title })}
          variant="quiet"
          size="small"
          onClick={() => setOpen(true)}
        />
      </div>
    )
  }

  async function send(): Promise<void> {
    setTried(true)
    if (reason.trim() === '') return
    const body = { stage_id: stage.id, reason, request_id: requestId.idFor(stage.id, reason) }
    const answer = await reopen({ params: { id: applicationId }, body })
    if (answer.error) return
    requestId.recorded()
    onReopened()
  }
  return (
    <ActForm
      isFramed
      isDanger
      label={texts.reopen({ name: stage.title })}
      submitLabel={texts.reopen({ name: stage.title })}
      isSending={isLoading}
      refusal={error && refusalText(error, texts.notReopened)}
      onSubmit={() => void send()}
      onCancel={() => setOpen(false)}
    >
      <TextArea
        label={texts.whyReopen}
        hint={texts.whyReopenHint}
        rows={2}
        maxLength={1000}
        value={reason}
        error={isTried && reason.trim() === '' ? texts.sayWhy : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActForm>
  )
}
