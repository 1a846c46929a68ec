import type { GivenUpJob } from '@sanad/contracts/staff'
import { jobsMessages } from '@sanad/texts/desk/jobs'
import { TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActForm } from '../../shared/acts/act-form.tsx'
import { useRefusalText } from '../../shared/acts/use-refusal-text.ts'
import { useDropGivenUpJobMutation, useRetryGivenUpJobMutation } from './jobs-api.ts'

export type Decision = 'retry' | 'drop'

interface DecideFormProps {
  readonly job: GivenUpJob
  readonly decision: Decision
  readonly onDone: (words: string) => void
  readonly onCancel: () => void
}

/** Why it is done again, or never. */
export function DecideForm({ job: { id, task }, decision, onDone, onCancel }: DecideFormProps) {
  const texts = useMessages(jobsMessages)
  const refusalText = useRefusalText()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [retry, retrying] = useRetryGivenUpJobMutation()
  const [drop, dropping] = useDropGivenUpJobMutation()
  const [decide, { isLoading, error }] = decision === 'retry' ? [retry, retrying] : [drop, dropping]
  const isMissing = reason.trim() === ''

  async function send(): Promise<void> {
    setTried(true)
    if (isMissing) return
    const answer = await decide({ params: { id }, body: { reason } })
    if (!answer.error) onDone(decision === 'retry' ? texts.retried({ task }) : texts.dropped({ task }))
  }
  return (
    <ActForm
      label={texts[decision]}
      submitLabel={texts[decision]}
      isDanger={decision === 'drop'}
      isSending={isLoading}
      refusal={error && refusalText(error, texts.notRecorded)}
      onSubmit={() => void send()}
      onCancel={onCancel}
    >
      <p>{decision === 'retry' ? texts.retryHint : texts.dropHint}</p>
      <TextField
        label={texts.why}
        maxLength={300}
        value={reason}
        error={isTried && isMissing ? texts.missing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActForm>
  )
}
