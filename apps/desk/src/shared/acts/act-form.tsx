import { actFormMessages } from '@sanad/texts/desk/act-form'
import { Alert, Button, Inline, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './act-form.module.css'

interface ActFormProps
  extends Pick<ComponentProps<'form'>, 'className' | 'onDragOver' | 'onDragLeave' | 'onDrop'> {
  readonly label: string
  readonly submitLabel: string
  readonly isDanger?: boolean
  readonly isSending: boolean
  readonly refusal: string | undefined
  readonly onSubmit: () => void
  readonly onCancel: () => void
  /** Keys of the form's own; Escape and Enter with Ctrl or ⌘ are taken. */
  readonly onKey?: (event: KeyboardEvent<HTMLFormElement>) => void
  readonly isOver?: boolean
  readonly children: ReactNode
}

/** What an act asks of staff, in place: its first field has the focus, Ctrl or ⌘ Enter sends it, Escape leaves it. */
export function ActForm(props: ActFormProps) {
  const {
    label,
    submitLabel,
    isDanger = false,
    isSending,
    refusal,
    onSubmit,
    onCancel,
    onKey,
    isOver,
  } = props
  const { className, onDragOver, onDragLeave, onDrop, children } = props
  const texts = useMessages(actFormMessages)
  const form = useRef<HTMLFormElement>(null)
  useEffect(
    () => form.current?.querySelector<HTMLElement>('input:not([type="file"]), select, textarea')?.focus(),
    [],
  )

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key === 'Escape') onCancel()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
    else onKey?.(event)
  }
  return (
    <form
      ref={form}
      className={className}
      data-over={isOver || undefined}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) onSubmit()
      }}
      onKeyDown={onKeyDown}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
      noValidate
    >
      <Stack>
        {refusal && <Alert>{refusal}</Alert>}
        {children}
        <Inline>
          <Button
            type="submit"
            variant={isDanger ? 'danger' : 'primary'}
            busy={isSending}
            busyLabel={texts.recording}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {submitLabel}
            <span className={styles.key} aria-hidden="true">
              {' '}
              (⌘/Ctrl Enter)
            </span>
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
