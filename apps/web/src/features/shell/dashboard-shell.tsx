import { AppShell, HomeIcon, ListIcon, Logo } from '@sanad/ui'
import { Outlet } from 'react-router'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { AppLink, AppNavLink } from '../../shared/routing/app-link.tsx'
import { paths } from '../../shared/routing/paths.ts'
import { useAppDispatch, useAppSelector } from '../../shared/state/app-state.ts'
import { sidebarSet } from '../../shared/state/ui-slice.ts'
import { shellMessages } from './messages.ts'

/** The frame of the dashboard: navigation, account, and the section's screen. */
export function DashboardShell() {
  const texts = useMessages(shellMessages)
  const dispatch = useAppDispatch()
  const menuOpen = useAppSelector((state) => state.ui.sidebarOpen)
  return (
    <AppShell
      skipLabel={texts.skip}
      logo={<Logo label={texts.home} />}
      home={<AppLink to={paths.dashboard} />}
      navigationLabel={texts.navigation}
      menuLabel={texts.openMenu}
      closeMenuLabel={texts.closeMenu}
      menuOpen={menuOpen}
      onMenuOpenChange={(open) => dispatch(sidebarSet(open))}
      navigation={[
        {
          id: 'overview',
          label: texts.overview,
          icon: <HomeIcon />,
          link: <AppNavLink to={paths.dashboard} end />,
          primary: true,
        },
        {
          id: 'services',
          label: texts.services,
          icon: <ListIcon />,
          link: <AppNavLink to={paths.services} />,
          primary: true,
        },
      ]}
    >
      <Outlet />
    </AppShell>
  )
}
