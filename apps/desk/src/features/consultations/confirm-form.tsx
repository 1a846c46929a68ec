import type { ConsultationDesk } from '@sanad/contracts/staff'
import { consultationsMessages } from '@sanad/texts/desk/consultations'
import { SelectField, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActForm } from '../../shared/acts/act-form.tsx'
import { useRefusalText } from '../../shared/acts/use-refusal-text.ts'
import { useStaff } from '../../shared/session/use-staff.ts'
import type { ActOfConsultation } from './act-of-consultation.ts'
import { useConfirmConsultationMutation } from './consultations-api.ts'

/** Who holds it, and where a video call meets. */
export function ConfirmForm({
  consultation: { id, starts_at, mode, expert_id, meeting_url },
  desk: { days, experts },
  onDone,
  onCancel,
}: ActOfConsultation & { readonly desk: ConsultationDesk }) {
  const texts = useMessages(consultationsMessages)
  const refusalText = useRefusalText()
  const { id: me } = useStaff()
  const slot = days.flatMap(({ slots }) => slots).find((one) => one.starts_at === starts_at)
  const isFree = (expert: string) => expert === expert_id || !slot?.not_free.includes(expert)
  const free = experts.filter((one) => isFree(one.id))
  const [expert, setExpert] = useState(
    expert_id ?? (free.some((one) => one.id === me) ? me : (free[0]?.id ?? '')),
  )
  const [link, setLink] = useState(meeting_url ?? '')
  const [isTried, setTried] = useState(false)
  const [confirm, { isLoading, error }] = useConfirmConsultationMutation()
  const isVideo = mode === 'video'
  const isLinkWrong = isVideo && !/^https:\/\/[^\s@]+$/.test(link)

  async function send(): Promise<void> {
    setTried(true)
    if (!expert || isLinkWrong) return
    const body = {
      expert_id: expert,
      seen_starts_at: starts_at,
      ...(isVideo && { meeting_url: link }),
    }
    if (!(await confirm({ params: { id }, body })).error) onDone(texts.nowConfirmed)
  }
  return (
    <ActForm
      label={texts.confirm}
      submitLabel={texts.confirmAndTell}
      isSending={isLoading}
      refusal={error && refusalText(error, texts.notRecorded)}
      onSubmit={() => void send()}
      onCancel={onCancel}
    >
      <SelectField
        label={texts.expert}
        placeholder={texts.chooseExpert}
        value={expert}
        error={isTried && !expert ? texts.chooseExpert : undefined}
        onChange={({ target }) => setExpert(target.value)}
        options={experts.map(({ id: value, name }) => ({
          value,
          label: isFree(value) ? name : texts.notFree({ name }),
          disabled: !isFree(value),
        }))}
      />
      {isVideo && (
        <TextField
          label={texts.link}
          type="url"
          value={link}
          error={isTried && isLinkWrong ? texts.linkWrong : undefined}
          onChange={({ target }) => setLink(target.value.trim())}
        />
      )}
    </ActForm>
  )
}
