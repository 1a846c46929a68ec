import type { TimelineStage } from '@sanad/contracts'
import { stagesMessages } from '@sanad/texts/desk/stages'
import { TextArea } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActForm } from '../../../shared/acts/act-form.tsx'
import { useRefusalText } from '../../../shared/acts/use-refusal-text.ts'
import { useRequestId } from '../../../shared/acts/use-request-id.ts'
import { useReopenStageMutation } from '../../../shared/application/application-api.ts'
import { useActDraft } from '../../../shared/drafts/use-act-draft.ts'

interface ReopenFormProps {
  readonly applicationId: string
  readonly stage: TimelineStage
  readonly onReopened: () => void
  readonly onCancel: () => void
}

/** Why a stage is reopened, for the desk alone. */
export function ReopenForm({ applicationId, stage, onReopened, onCancel }: ReopenFormProps) {
  const texts = useMessages(stagesMessages)
  const refusalText = useRefusalText()
  const requestId = useRequestId()
  const draft = useActDraft(applicationId, { kind: 'reopen', stageId: stage.id })
  const { words, isRestored, write } = draft
  const { comment: reason } = words
  const [isTried, setTried] = useState(false)
  const [reopen, { isLoading, error }] = useReopenStageMutation()

  async function send(): Promise<void> {
    setTried(true)
    if (reason.trim() === '') return
    const body = { stage_id: stage.id, reason, request_id: requestId.idFor(stage.id, reason) }
    if (!(await draft.send(async () => !(await reopen({ params: { id: applicationId }, body })).error)))
      return
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
      isRestored={isRestored}
      onSubmit={() => void send()}
      onCancel={onCancel}
    >
      <TextArea
        label={texts.whyReopen}
        hint={texts.whyReopenHint}
        rows={2}
        maxLength={1000}
        value={reason}
        error={isTried && reason.trim() === '' ? texts.sayWhy : undefined}
        onChange={({ target }) => write({ ...words, comment: target.value })}
      />
    </ActForm>
  )
}
