import { frameMessages } from '@sanad/texts/web/shared/frame'
import { shellMessages } from '@sanad/texts/web/shell'
import {
  AppShell,
  BuildingIcon,
  CalendarIcon,
  DocumentIcon,
  HeadsetIcon,
  HomeIcon,
  ListIcon,
  LoadingState,
  Logo,
  PhoneIcon,
  RupeeIcon,
  TicketIcon,
  UserIcon,
} from '@sanad/ui'
import {
  AppLink,
  AppNavLink,
  latePart,
  sidebarSet,
  useBackClosesOverlays,
  useBrandName,
  useMessages,
} from '@sanad/web-kit'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useGetProfileQuery } from '../../shared/auth/auth-api.ts'
import { useConnection } from '../../shared/offline/use-connection.ts'
import { paths } from '../../shared/routing/paths.ts'
import { useAppDispatch, useAppSelector } from '../../shared/state/app-state.ts'
import { AccountPanel } from './account-panel.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

// A chunk of its own: customers never need it.
const ActingBanner = latePart(() => import('./acting-banner.tsx').then((m) => m.ActingBanner))

/** The frame of the dashboard: navigation, account, and the section's screen. */
export function DashboardShell() {
  const texts = useMessages(shellMessages)
  const brand = useBrandName()
  const { skip } = useMessages(frameMessages)
  const dispatch = useAppDispatch()
  const menuOpen = useAppSelector((state) => state.ui.sidebarOpen)
  const isAuthenticated = useAppSelector((state) => state.auth.isAuthenticated)
  // Refreshes the name and the acting staff member; nothing waits for it.
  const { data: profile } = useGetProfileQuery(undefined, { skip: !isAuthenticated })
  const connection = useConnection()
  useFocusOnNavigation()
  useBackClosesOverlays()
  const { pathname } = useLocation()
  const isOneService = pathname === paths.service || pathname === paths.paymentService
  return (
    <AppShell
      skipLabel={skip}
      logo={<Logo label={texts.home({ brand })} />}
      home={<AppLink to={paths.dashboard} />}
      navigationLabel={texts.navigation}
      menuLabel={texts.openMenu}
      closeMenuLabel={texts.closeMenu}
      menuOpen={menuOpen}
      onMenuOpenChange={(open) => dispatch(sidebarSet(open))}
      account={
        <>
          <NotificationBell />
          <AccountPanel />
        </>
      }
      banner={
        (profile?.acting_staff || connection !== 'online') && (
          <>
            {profile?.acting_staff && (
              <ActingBanner
                name={profile.acting_staff.name}
                customer={profile.user.name_of_person}
                endsAt={profile.acting_staff.ends_at}
              />
            )}
            {connection !== 'online' && <p role="status">{texts[connection]}</p>}
          </>
        )
      }
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
          link: isOneService ? (
            <AppLink to={paths.services} aria-current="true" />
          ) : (
            <AppNavLink to={paths.services} />
          ),
          primary: true,
        },
        {
          id: 'documents',
          label: texts.documents,
          icon: <DocumentIcon />,
          link: <AppNavLink to={paths.documents} />,
          primary: true,
        },
        {
          id: 'payments',
          label: texts.payments,
          icon: <RupeeIcon />,
          link: <AppNavLink to={paths.payments} />,
          primary: true,
        },
        {
          id: 'businesses',
          label: texts.businesses,
          icon: <BuildingIcon />,
          link: <AppNavLink to={paths.businesses} />,
        },
        {
          id: 'compliance',
          label: texts.compliance,
          icon: <CalendarIcon />,
          link: <AppNavLink to={paths.compliance} />,
        },
        {
          id: 'consult',
          label: texts.consult,
          icon: <PhoneIcon />,
          link: <AppNavLink to={paths.consult} />,
        },
        {
          id: 'tickets',
          label: texts.tickets,
          icon: <TicketIcon />,
          link: <AppNavLink to={paths.tickets} />,
        },
        {
          id: 'profile',
          label: texts.profile,
          icon: <UserIcon />,
          link: <AppNavLink to={paths.profile} />,
        },
        {
          id: 'support',
          label: texts.support,
          icon: <HeadsetIcon />,
          link: <AppNavLink to={paths.support} />,
        },
      ]}
    >
      {/* During the logout the outlet unmounts first, so that no screen fetches without a session. */}
      {isAuthenticated ? <Outlet /> : <LoadingState label={texts.loggingOut} />}
      <ScrollRestoration />
    </AppShell>
  )
}
