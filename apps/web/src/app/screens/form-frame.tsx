import { Outlet } from 'react-router'
import { DashboardShell } from '../../features/shell/dashboard-shell.tsx'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'
import { useAppSelector } from '../../shared/state/app-state.ts'

/** Frame of the form: a signed-in customer stays in the dashboard, somebody with a link has the guests' frame. */
export function FormFrame() {
  const isSignedIn = useAppSelector((state) => state.auth.isAuthenticated)
  return isSignedIn ? (
    <DashboardShell />
  ) : (
    <GuestFrame>
      <Outlet />
    </GuestFrame>
  )
}
