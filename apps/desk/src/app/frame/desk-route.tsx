import { Outlet } from 'react-router'
import { DeskFrame } from './desk-frame.tsx'
import { SessionGate } from './session-gate.tsx'
import { useLiveWork } from './use-live-work.ts'

/** Every screen behind the sign-in. */
export function DeskRoute() {
  useLiveWork()
  return (
    <SessionGate>
      <DeskFrame>
        <Outlet />
      </DeskFrame>
    </SessionGate>
  )
}
