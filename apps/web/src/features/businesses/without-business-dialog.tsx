import { businessesMessages } from '@sanad/texts/web/businesses'
import { Button, Dialog } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

interface WithoutBusinessDialogProps {
  onPay: () => void
  onChoose: () => void
  onClose: () => void
}

/** Confirmation before a payment without a business: it cannot be added afterwards. */
export function WithoutBusinessDialog({ onPay, onChoose, onClose }: WithoutBusinessDialogProps) {
  const texts = useMessages(businessesMessages)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={texts.beforeTitle}
      closeLabel={texts.close}
      actions={
        <>
          <Button variant="secondary" onClick={onPay}>
            {texts.payWithout}
          </Button>
          <Button onClick={onChoose}>{texts.choose}</Button>
        </>
      }
    >
      <p>{texts.beforeText}</p>
    </Dialog>
  )
}
