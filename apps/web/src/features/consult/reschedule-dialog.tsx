import type { Consultation } from '@sanad/contracts'
import { consultMessages } from '@sanad/texts/web/consult'
import { Alert, Banner, Button, Dialog, Stack } from '@sanad/ui'
import { useErrorText, useLanguage, useMessages, useToast } from '@sanad/web-kit'
import { useRef, useState } from 'react'
import { useRescheduleConsultationMutation } from './consult-api.ts'
import { SlotPicker } from './slot-picker.tsx'
import { slotText } from './slot-text.ts'

interface RescheduleDialogProps {
  consultation: Consultation
  onClose: () => void
}

export function RescheduleDialog({ consultation, onClose }: RescheduleDialogProps) {
  const texts = useMessages(consultMessages)
  const language = useLanguage()
  const errorText = useErrorText()
  const toast = useToast()
  const time = useRef<HTMLInputElement>(null)
  const [startsAt, setStartsAt] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [reschedule, { error, isLoading }] = useRescheduleConsultationMutation()

  const move = async () => {
    setIsMissing(startsAt === '')
    if (startsAt === '') return time.current?.focus()
    const { error } = await reschedule({ params: { id: consultation.id }, body: { starts_at: startsAt } })
    if (error) return
    toast('success', texts.moved)
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.moveTitle}
      description={texts.moveText({ when: slotText(consultation.starts_at, language) })}
      closeLabel={texts.close}
      dismissible={!isLoading}
      actions={
        <Button fullWidth busy={isLoading} busyLabel={texts.moving} onClick={() => void move()}>
          {texts.moveSubmit}
        </Button>
      }
    >
      <Stack>
        {consultation.status === 'confirmed' && (
          <Banner
            tone="warning"
            title={texts[consultation.mode === 'video' ? 'moveLoses' : 'moveLosesCall']({
              expert: consultation.expert_name ?? texts.expert,
            })}
          />
        )}
        <SlotPicker
          ref={time}
          value={startsAt}
          onValueChange={setStartsAt}
          error={isMissing && startsAt === '' ? texts.timeRequired : undefined}
          disabled={isLoading}
        />
        {error && <Alert>{errorText(error, texts.moveFailed)}</Alert>}
      </Stack>
    </Dialog>
  )
}
