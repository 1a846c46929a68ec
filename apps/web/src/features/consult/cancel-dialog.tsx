import type { Consultation } from '@sanad/contracts'
import { consultMessages } from '@sanad/texts/web/consult'
import { Alert, Button, Dialog } from '@sanad/ui'
import { useErrorText, useLanguage, useMessages, useToast } from '@sanad/web-kit'
import { useCancelConsultationMutation } from './consult-api.ts'
import { slotText } from './slot-text.ts'

interface CancelDialogProps {
  consultation: Consultation
  onClose: () => void
}

export function CancelDialog({ consultation, onClose }: CancelDialogProps) {
  const texts = useMessages(consultMessages)
  const language = useLanguage()
  const errorText = useErrorText()
  const toast = useToast()
  const [cancel, { error, isLoading }] = useCancelConsultationMutation()

  const cancelNow = async () => {
    const { error } = await cancel({ params: { id: consultation.id } })
    if (error) return
    toast('success', texts.cancelled)
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      tone="danger"
      role="alertdialog"
      title={texts.cancelTitle}
      description={texts.cancelText({ when: slotText(consultation.starts_at, language) })}
      dismissible={!isLoading}
      actions={
        <>
          <Button variant="secondary" disabled={isLoading} onClick={onClose}>
            {texts.keep}
          </Button>
          <Button
            variant="danger"
            busy={isLoading}
            busyLabel={texts.cancelling}
            onClick={() => void cancelNow()}
          >
            {texts.cancelSubmit}
          </Button>
        </>
      }
    >
      {error && <Alert>{errorText(error, texts.cancelFailed)}</Alert>}
    </Dialog>
  )
}
