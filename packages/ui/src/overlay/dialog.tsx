import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { useEffect, useId, useRef } from 'react'
import { chosenOf } from '../fields/chosen-of.ts'
import { CloseIcon } from '../icons/first-page-icons.tsx'
import styles from './dialog.module.css'
import { useOpenOverlay } from './open-overlays.ts'
import { tabbable, useReachableScroll } from './use-reachable-scroll.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Footer buttons, secondary first, primary last. */
  actions?: ReactNode
  /** Accessible name of the close button; no button without it. */
  closeLabel?: string | undefined
  size?: 'small' | 'medium' | 'large'
  /** Icon above the title, such as a success mark. */
  icon?: ReactNode
  tone?: 'plain' | 'success' | 'danger'
  /** False ignores Escape, Back and outside presses, as while saving; `escape` the last: they would lose what was typed. */
  dismissible?: boolean | 'escape'
  /** `alertdialog`: for a question that requires an answer. */
  role?: 'dialog' | 'alertdialog'
  /** `content`: the first thing in it that can be used, of radios the chosen one, instead of the cross. */
  initialFocus?: RefObject<HTMLElement | null> | 'content' | undefined
  /** What has the focus once it is closed, instead of what had it before; false leaves it to `keepFocus`. */
  finalFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | false) | undefined
}

/** Ignores outside presses this long: the second click of a double click would hit the backdrop. */
const doubleClickMs = 500

/** Whether it could. Left to Base UI it has the focus a frame later, and keys pressed before that are lost. */
function focusNow(element: HTMLElement | null | undefined): boolean {
  element?.focus()
  return Boolean(element)
}

/** Modal dialog: centred on desktops, a bottom sheet on phones. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, closeLabel } = props
  const {
    size = 'medium',
    icon,
    tone = 'plain',
    dismissible = true,
    role = 'dialog',
    initialFocus,
    finalFocus,
  } = props
  const body = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const findFirst = () => {
    if (initialFocus !== 'content') return initialFocus?.current
    const first = body.current?.querySelector<HTMLElement>(tabbable)
    return first && chosenOf(first)
  }
  const openedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])
  useOpenOverlay(open, () => {
    if (dismissible) onOpenChange(false)
  })
  const hasJustOpened = () => performance.now() - openedAt.current < doubleClickMs
  const dropSecondClick = (event: MouseEvent) => {
    if (event.detail < 2 || !hasJustOpened()) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <BaseDialog.Root
      open={open}
      disablePointerDismissal={dismissible !== true}
      onOpenChange={(next, details) => {
        const isRefused = !dismissible && details.reason !== 'close-press'
        const isSecondClick = details.reason === 'outside-press' && hasJustOpened()
        if (!next && (isRefused || isSecondClick)) details.cancel()
        else onOpenChange(next)
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            className={styles.popup}
            data-size={size}
            data-tone={tone}
            role={role}
            onClickCapture={dropSecondClick}
            {...(initialFocus && { initialFocus: () => !focusNow(findFirst()) })}
            {...(finalFocus && { finalFocus })}
          >
            {/* `div`s: header and footer elements would add landmarks to the page. */}
            <div className={styles.header}>
              <div className={styles.heading}>
                {icon && <span className={styles.icon}>{icon}</span>}
                <BaseDialog.Title id={titleId} className={styles.title}>
                  {title}
                </BaseDialog.Title>
                {description && (
                  <BaseDialog.Description className={styles.description}>
                    {description}
                  </BaseDialog.Description>
                )}
              </div>
              {closeLabel && (
                <BaseDialog.Close className={styles.close} aria-label={closeLabel}>
                  <CloseIcon />
                </BaseDialog.Close>
              )}
            </div>
            {children && (
              <DialogBody body={body} titleId={titleId}>
                {children}
              </DialogBody>
            )}
            {actions && <div className={styles.actions}>{actions}</div>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

interface DialogBodyProps {
  body: RefObject<HTMLDivElement | null>
  titleId: string
  children: ReactNode
}

function DialogBody({ body, titleId, children }: DialogBodyProps) {
  const { ref: watch, ...scroll } = useReachableScroll()
  const keep = (region: HTMLDivElement | null) => {
    body.current = region
    return watch(region)
  }
  return (
    // A stop of the keyboard is heard with a role and a name.
    <div
      className={styles.body}
      {...scroll}
      {...(scroll.tabIndex === 0 && { role: 'region', 'aria-labelledby': titleId })}
      ref={keep}
    >
      {children}
    </div>
  )
}
