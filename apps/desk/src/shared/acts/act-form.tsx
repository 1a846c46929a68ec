import { actFormMessages } from '@sanad/texts/desk/act-form'
import { Alert, Button, chosenOf, Inline, Stack, type useFileDrop } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { DraftNotice } from '../drafts/draft-notice.tsx'
import styles from './act-form.module.css'

interface ActFormProps {
  readonly label: string
  readonly submitLabel: string
  readonly isDanger?: boolean
  /** The way back, where “Cancel” is what the act does. */
  readonly cancelLabel?: string
  readonly isSending: boolean
  readonly refusal: string | undefined
  /** Of a form whose words are kept: whether those of before are in it. */
  readonly isRestored?: boolean
  readonly onSubmit: () => void
  readonly onCancel: () => void
  /** Keys of the form's own; Escape is taken, and Enter with Ctrl or ⌘ sends it. */
  readonly onKey?: (event: KeyboardEvent<HTMLFormElement>) => void
  /** Among other things of the page it stands in a frame; a file dragged over it colours the frame. */
  readonly isFramed?: boolean
  readonly drop?: ReturnType<typeof useFileDrop>
  readonly className?: string | undefined
  readonly children: ReactNode
}

const wrong = ':is(input, select, textarea)[aria-invalid="true"]'

/** What an act asks of staff, in place: its first field has the focus, or what is chosen there, and after a try the first one that is wrong; Ctrl or ⌘ Enter sends it, Escape leaves it. */
export function ActForm(props: ActFormProps) {
  const { label, submitLabel, isDanger = false, isSending, refusal, onSubmit, onCancel, onKey } = props
  const { isFramed = false, isRestored, drop, className, children } = props
  const texts = useMessages(actFormMessages)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input:not([type="file"]), select, textarea')
    if (first) chosenOf(first).focus()
  }, [])
  // What is wrong may stand far from where one is.
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [tries])

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key === 'Escape') onCancel()
    else onKey?.(event)
  }
  return (
    <form
      ref={form}
      className={isFramed ? styles.framed : className}
      data-over={drop?.isOver || undefined}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        if (isSending) return
        onSubmit()
        setTries(tries + 1)
      }}
      onKeyDown={onKeyDown}
      {...drop?.handlers}
      noValidate
    >
      <Stack>
        {refusal && <Alert>{refusal}</Alert>}
        {isRestored !== undefined && <DraftNotice isRestored={isRestored} />}
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
            {props.cancelLabel ?? texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
