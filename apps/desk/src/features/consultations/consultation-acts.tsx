import type { ConsultationDesk, DeskConsultation } from '@sanad/contracts/staff'
import { consultationsMessages } from '@sanad/texts/desk/consultations'
import { Alert, Inline } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useRefusalText } from '../../shared/acts/use-refusal-text.ts'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { CancelForm } from './cancel-form.tsx'
import { CompleteForm } from './complete-form.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { useMissConsultationMutation } from './consultations-api.ts'
import { MoveForm } from './move-form.tsx'

interface ConsultationActsProps {
  readonly consultation: DeskConsultation
  readonly desk: ConsultationDesk
  readonly say: (words: string) => void
}

type Act = DeskConsultation['allowed_acts'][number]

/** What may be done with a consultation now, each by its key; what an act asks stands in place. */
export function ConsultationActs({ consultation, desk, say }: ConsultationActsProps) {
  const texts = useMessages(consultationsMessages)
  const refusalText = useRefusalText()
  const [open, setOpen] = useState<Exclude<Act, 'miss'>>()
  const [miss, { isLoading, error }] = useMissConsultationMutation()
  const isConfirmed = consultation.status === 'confirmed'
  const acts = {
    confirm: { key: 'a', label: isConfirmed ? texts.confirmAnew : texts.confirm },
    move: { key: 'd', label: texts.move },
    cancel: { key: 'r', label: texts.cancelIt },
    complete: { key: 'c', label: texts.complete },
    miss: { key: 'l', label: texts.miss },
  } as const satisfies Record<Act, { key: string; label: string }>
  const allowed = consultation.allowed_acts
  const run = async (act: Act) => {
    if (act !== 'miss') return setOpen(act)
    if (!isLoading && !(await miss({ params: { id: consultation.id } })).error) say(texts.nowMissed)
  }
  const form = {
    consultation,
    onCancel: () => setOpen(undefined),
    onDone: (words: string) => {
      setOpen(undefined)
      say(words)
    },
  }
  if (open === 'confirm') return <ConfirmForm {...form} desk={desk} />
  if (open === 'move') return <MoveForm {...form} />
  if (open === 'cancel') return <CancelForm {...form} />
  if (open === 'complete') return <CompleteForm {...form} />
  return (
    <>
      {error && <Alert>{refusalText(error, texts.notRecorded)}</Alert>}
      <Inline>
        {allowed.map((act, place) => (
          <ActButton
            key={act}
            keys={acts[act].key}
            label={acts[act].label}
            variant={place === 0 && !(act === 'confirm' && isConfirmed) ? 'primary' : 'secondary'}
            size="small"
            onClick={() => void run(act)}
          />
        ))}
      </Inline>
    </>
  )
}
