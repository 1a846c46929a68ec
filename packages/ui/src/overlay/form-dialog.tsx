import { type ReactNode, type RefObject, useId } from 'react'
import { Button } from '../actions/button.tsx'
import { Alert } from '../feedback/banner.tsx'
import { Stack } from '../layout/stack.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface FormDialogProps
  extends Pick<DialogProps, 'open' | 'onOpenChange' | 'title' | 'description' | 'size' | 'initialFocus'> {
  closeLabel: string
  cancelLabel: string
  submitLabel: string
  busyLabel: string
  /** While it is saved, the dialog stays. */
  busy: boolean
  /** Why saving failed. */
  failure?: string | undefined
  formRef?: RefObject<HTMLFormElement | null>
  onSubmit: () => unknown
  /** The fields. */
  children: ReactNode
}

/** A dialog with a form. A press beside it does not close it: what was typed would be lost. */
export function FormDialog(props: FormDialogProps) {
  const { open, onOpenChange, title, description, size, initialFocus, busy, failure, formRef } = props
  const { closeLabel, cancelLabel, submitLabel, busyLabel, onSubmit, children } = props
  const formId = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      {...(size && { size })}
      initialFocus={initialFocus}
      closeLabel={closeLabel}
      dismissible={!busy && 'escape'}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        ref={formRef}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Stack>
          {failure && <Alert title={failure} />}
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}
