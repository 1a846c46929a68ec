import type { DueStage } from '@sanad/contracts/staff'
import { formatRupees } from '@sanad/domain'
import { duesMessages } from '@sanad/texts/desk/dues'
import { Dialog, Stack } from '@sanad/ui'
import { CopyableText, useMessages } from '@sanad/web-kit'
import { QrCode } from '../../../shared/qr/qr-code.tsx'

interface QrDialogProps {
  /** Undefined while it is closed. */
  readonly due: DueStage | undefined
  readonly onClose: () => void
}

/** The link to pay for a customer at the counter, who scans it with their own phone. */
export function QrDialog({ due, onClose }: QrDialogProps) {
  const texts = useMessages(duesMessages)
  return (
    <Dialog
      open={due !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={due ? texts.qrTitle({ amount: formatRupees(due.amount_rupees) }) : ''}
      closeLabel={texts.close}
    >
      {due && (
        <Stack>
          <p>{texts.qrHint({ stage: due.stage, track: due.application.track_id })}</p>
          <QrCode text={due.pay_url} label={texts.qrCode} />
          <CopyableText text={due.pay_url} name={texts.link} />
        </Stack>
      )}
    </Dialog>
  )
}
