import { appMessages } from '@sanad/texts/desk/shared/app'
import { LoadingState } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useDeskSelector } from '../../shared/state/desk-state.ts'
import styles from './session-gate.module.css'

const SignInAgain = lazy(() =>
  import('../../features/sign-in/sign-in-again.tsx').then((m) => ({ default: m.SignInAgain })),
)

const loadUnlock = () => import('../../features/sign-in/unlock.tsx').then((m) => ({ default: m.Unlock }))
const Unlock = lazy(loadUnlock)

/** After the first screen, and long before anybody has been idle: a lock may find no network to load it by. */
const LOADS_LOCK_AFTER_MS = 30_000

/**
 * A session that ends or locks itself while somebody works hides the screen and keeps it mounted: after the sign-in everything stands
 * where it was, with what was typed and with the focus.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const texts = useMessages(appMessages)
  const status = useDeskSelector(({ session }) => session.status)
  const isOpen = status === 'in'
  useEffect(() => {
    if (!isOpen) return
    // Where it fails now, the lock itself tries again.
    const timer = setTimeout(() => void loadUnlock().catch(() => undefined), LOADS_LOCK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  const focused = useRef<HTMLElement>(undefined)
  const left = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if (!isOpen) left.current = focused.current
    else if (left.current?.isConnected) left.current.focus()
  }, [isOpen])
  return (
    <>
      {(status === 'ended' || status === 'locked') && (
        <div className={styles.gate}>
          <Suspense fallback={<LoadingState size="page" label={texts.starting} />}>
            {status === 'ended' ? <SignInAgain /> : <Unlock />}
          </Suspense>
        </div>
      )}
      <div
        className={isOpen ? undefined : styles.behind}
        inert={!isOpen}
        onFocusCapture={({ target }) => {
          focused.current = target
        }}
      >
        {children}
      </div>
    </>
  )
}
