import { Outlet } from 'react-router'
import { DeskFrame } from './desk-frame.tsx'
import { SessionGate } from './session-gate.tsx'

/** Every screen behind the sign-in. */
export function DeskRoute() {
  return (
    <SessionGate>
      <DeskFrame>
        <Outlet />
      </DeskFrame>
    </SessionGate>
  )
}
