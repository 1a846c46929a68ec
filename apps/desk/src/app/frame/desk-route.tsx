import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useIsProofAsked } from '../../shared/proof/proof-prompt.ts'
import { useDeskSelector } from '../../shared/state/desk-state.ts'
import { DeskFrame } from './desk-frame.tsx'
import { SessionGate } from './session-gate.tsx'
import { useLiveWork } from './use-live-work.ts'

const ProofDialog = lazy(() =>
  import('../../features/sign-in/proof-dialog.tsx').then((m) => ({ default: m.ProofDialog })),
)

/** Every screen behind the sign-in. */
export function DeskRoute() {
  useLiveWork()
  const isProofAsked = useIsProofAsked()
  // Behind the lock screen no dialog is shown; it comes back with the screen.
  const isOpen = useDeskSelector(({ session }) => session.status === 'in')
  return (
    <SessionGate>
      <DeskFrame>
        <Outlet />
      </DeskFrame>
      {isProofAsked && isOpen && (
        <Suspense fallback={null}>
          <ProofDialog />
        </Suspense>
      )}
    </SessionGate>
  )
}
