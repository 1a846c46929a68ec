import { moneyMessages } from '@sanad/texts/desk/money'
import { Button, Dialog, Stack, TextArea, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type FormEvent, useState } from 'react'
import type { MoneyAct } from './money-act.ts'
import type { MoneyWords } from './use-money-acts.ts'

interface MoneyActDialogProps {
  readonly act: MoneyAct | undefined
  readonly isRecording: boolean
  readonly onClose: () => void
  readonly onRecord: (words: MoneyWords) => void
}

/** Asks for the words of an act; the customer reads those of a refund. */
export function MoneyActDialog(props: MoneyActDialogProps) {
  const { act, onClose } = props
  const texts = useMessages(moneyMessages)
  const titles = {
    refund: texts.refundAll,
    nothing: texts.closeReview,
    bank: texts.paidByBank,
    retry: texts.retry,
    register: texts.registerAgain,
  }
  return (
    <Dialog
      open={act !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={act ? titles[act.kind] : ''}
      closeLabel={texts.cancel}
      dismissible="escape"
      initialFocus="content"
    >
      {act && <WordsForm key={act.kind} {...props} act={act} />}
    </Dialog>
  )
}

function WordsForm({ act, isRecording, onRecord }: MoneyActDialogProps & { act: MoneyAct }) {
  const texts = useMessages(moneyMessages)
  const [comment, setComment] = useState('')
  const [bankReference, setBankReference] = useState('')
  const [buyerPin, setBuyerPin] = useState('')
  const [isTried, setTried] = useState(false)
  // A review is never closed without a reason; a retry and a transfer explain themselves.
  const isCommentMissing = 'review' in act && comment.trim() === ''
  const isReferenceMissing = act.kind === 'bank' && bankReference.trim() === ''
  const isPinWrong = buyerPin !== '' && !/^[1-9]\d{5}$/.test(buyerPin)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isRecording || isCommentMissing || isReferenceMissing || isPinWrong) return
    onRecord({ comment, bankReference, buyerPin })
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        {act.kind === 'bank' && (
          <TextField
            label={texts.bankReference}
            maxLength={40}
            autoComplete="off"
            value={bankReference}
            error={isTried && isReferenceMissing ? texts.bankReferenceMissing : undefined}
            onChange={({ target }) => setBankReference(target.value)}
          />
        )}
        {act.kind === 'register' && (
          <TextField
            label={texts.buyerPin}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            value={buyerPin}
            error={isTried && isPinWrong ? texts.buyerPinWrong : undefined}
            onChange={({ target }) => setBuyerPin(target.value.trim())}
          />
        )}
        <TextArea
          label={texts.comment}
          rows={3}
          maxLength={1000}
          value={comment}
          error={isTried && isCommentMissing ? texts.commentMissing : undefined}
          onChange={({ target }) => setComment(target.value)}
        />
        <div>
          <Button type="submit" busy={isRecording} busyLabel={texts.recording}>
            {texts.record}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
