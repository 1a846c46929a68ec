import { appMessages } from '@sanad/texts/desk/shared/app'
import { LoadingState } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { lazy, type ReactNode, Suspense } from 'react'
import { useDeskSelector } from '../../shared/state/desk-state.ts'
import styles from './session-gate.module.css'

const SignInAgain = lazy(() =>
  import('../../features/sign-in/sign-in-again.tsx').then((m) => ({ default: m.SignInAgain })),
)

const Unlock = lazy(() => import('../../features/sign-in/unlock.tsx').then((m) => ({ default: m.Unlock })))

/**
 * A session that ends or locks itself while somebody works hides the screen and keeps it mounted: after the sign-in everything stands
 * where it was, with what was typed.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const texts = useMessages(appMessages)
  const status = useDeskSelector(({ session }) => session.status)
  const isOpen = status === 'in'
  return (
    <>
      {(status === 'ended' || status === 'locked') && (
        <div className={styles.gate}>
          <Suspense fallback={<LoadingState size="page" label={texts.starting} />}>
            {status === 'ended' ? <SignInAgain /> : <Unlock />}
          </Suspense>
        </div>
      )}
      <div className={isOpen ? undefined : styles.behind} inert={!isOpen}>
        {children}
      </div>
    </>
  )
}
