import { Outlet } from 'react-router'
import { lazyScreen } from '../../shared/routing/lazy-screen.ts'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'
import { useAppSelector } from '../../shared/state/app-state.ts'

/** In a chunk of its own: somebody with a link loads nothing of the dashboard. */
const dashboard = lazyScreen(
  'dashboard',
  () => import('../../features/shell/dashboard-shell.tsx').then((m) => m.DashboardShell),
  { size: 'page' },
)

/** Frame of the form: a signed-in customer stays in the dashboard, somebody with a link has the guests' frame. */
export function FormFrame() {
  const isSignedIn = useAppSelector((state) => state.auth.isAuthenticated)
  return isSignedIn ? (
    dashboard.element
  ) : (
    <GuestFrame>
      <Outlet />
    </GuestFrame>
  )
}
