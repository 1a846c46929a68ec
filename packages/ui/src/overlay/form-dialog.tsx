import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { Button } from '../actions/button.tsx'
import { Alert } from '../feedback/banner.tsx'
import { useFocusFirstError } from '../fields/use-focus-first-error.ts'
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
  /** The first field that has an error once this is done takes the focus. */
  onSubmit: () => unknown
  /** The fields. */
  children: ReactNode
}

/** A dialog with a form. A press beside it does not close it: what was typed would be lost. */
export function FormDialog(props: FormDialogProps) {
  const { open, onOpenChange, title, description, size, initialFocus, busy, failure } = props
  const { closeLabel, cancelLabel, submitLabel, busyLabel, onSubmit, children } = props
  const formId = useId()
  const ownRef = useRef<HTMLFormElement>(null)
  const form = props.formRef ?? ownRef
  const focusFirstError = useFocusFirstError(form)
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
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void focusFirstError(onSubmit())
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
