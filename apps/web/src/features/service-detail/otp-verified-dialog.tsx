import type { ServiceApplication } from '@sanad/contracts'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { serviceDetailDialogsMessages } from '@sanad/texts/web/service-detail-dialogs'
import { CheckIcon, Dialog } from '@sanad/ui'
import { useCountdown, useLanguage, useMessages } from '@sanad/web-kit'
import { useEffect, useEffectEvent } from 'react'
import { useMarkOtpViewSeenMutation } from './service-detail-api.ts'
import { typeText } from './type-text.ts'

const shownForSeconds = 5

interface OtpVerifiedDialogProps {
  application: ServiceApplication
  onClose: () => void
}

export function OtpVerifiedDialog({ application, onClose }: OtpVerifiedDialogProps) {
  const texts = useMessages(serviceDetailMessages)
  const words = useMessages(serviceDetailDialogsMessages)
  const language = useLanguage()
  const { id } = application.serviceDetails
  const seconds = useCountdown(shownForSeconds, onClose)
  const [markSeen] = useMarkOtpViewSeenMutation()
  const tellSeen = useEffectEvent(() => {
    markSeen({ params: { id }, body: { otp_verified_view: 1 } })
      .unwrap()
      .catch((error: unknown) => console.warn('The OTP popup could not be marked as seen', error))
  })
  useEffect(() => tellSeen(), [])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      tone="success"
      icon={<CheckIcon />}
      title={words.otpTitle}
      description={words.otpText}
      closeLabel={texts.close}
    >
      <p>{words.otpThanks}</p>
      <p role="timer">{words.otpRedirect({ type: typeText(application, language), seconds })}</p>
    </Dialog>
  )
}
