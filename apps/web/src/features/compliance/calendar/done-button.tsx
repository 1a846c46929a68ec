import type { ComplianceItem } from '@sanad/contracts'
import { complianceMessages } from '@sanad/texts/web/compliance'
import { Button, CheckIcon, VisuallyHidden } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useMarkComplianceDoneMutation, useUndoComplianceDoneMutation } from '../compliance-api.ts'

/** Marks as done, or takes it back. `name` tells a screen reader of what. */
export function DoneButton({ item, name }: { item: ComplianceItem; name: string }) {
  const texts = useMessages(complianceMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [mark, marking] = useMarkComplianceDoneMutation()
  const [undo, undoing] = useUndoComplianceDoneMutation()
  const isDone = item.status === 'done'
  const change = async () => {
    const params = { id: item.business_id, key: item.key }
    const { error } = await (isDone ? undo({ params }) : mark({ params }))
    if (error) toast('error', errorText(error, texts.markFailed))
    else toast('success', isDone ? texts.unmarked : texts.marked)
  }
  return (
    <Button
      size="small"
      variant={item.status === 'overdue' || item.status === 'due_soon' ? 'secondary' : 'quiet'}
      icon={isDone ? undefined : <CheckIcon />}
      busy={marking.isLoading || undoing.isLoading}
      busyLabel={texts.marking}
      onClick={() => void change()}
    >
      {isDone ? texts.undo : texts.markDone}
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </Button>
  )
}
