import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { MenuIcon } from '../icons/icons.tsx'
import type { RenderElement } from '../render-element.ts'
import { renderElement } from '../render-element.ts'
import styles from './app-shell.module.css'
import { NavigationDrawer } from './navigation-drawer.tsx'
import type { NavigationItem } from './navigation-links.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import { SkipLink } from './skip-link.tsx'

export interface AppShellProps {
  skipLabel: string
  logo: ReactNode
  /** Link around the logo. */
  home: RenderElement
  /** All items are in the sidebar and drawer; those with `primary` (at most four) also in the phone's bottom bar. */
  navigation: readonly NavigationItem[]
  navigationLabel: string
  menuLabel: string
  closeMenuLabel: string
  menuOpen: boolean
  onMenuOpenChange: (open: boolean) => void
  /** End of the top bar: account, language, theme. */
  account?: ReactNode
  /** Foot of sidebar and drawer, such as log out. */
  navigationFooter?: ReactNode
  /** Above the header and in view with it, such as "a staff member is helping". */
  banner?: ReactNode
  children: ReactNode
}

export function AppShell(props: AppShellProps) {
  const { skipLabel, logo, home, navigation, navigationLabel, menuLabel, closeMenuLabel } = props
  const { menuOpen, onMenuOpenChange, account, navigationFooter, banner, children } = props
  const openMenu = () => onMenuOpenChange(true)
  return (
    <div className={styles.shell}>
      <SkipLink>{skipLabel}</SkipLink>
      <div className={styles.head}>
        {banner && (
          <aside className={styles.banner} data-shell-banner="">
            {banner}
          </aside>
        )}
        <header className={styles.top}>
          <span className={styles.menuButton}>
            <IconButton
              label={menuLabel}
              icon={<MenuIcon size={1.4} />}
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={openMenu}
            />
          </span>
          {renderElement(home, styles.home, logo)}
          <div className={styles.account}>{account}</div>
        </header>
      </div>
      <div className={styles.columns}>
        <nav className={styles.side} aria-label={navigationLabel}>
          <NavigationLinks items={navigation} />
          {navigationFooter && <div className={styles.sideFooter}>{navigationFooter}</div>}
        </nav>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <nav className={styles.bottom} aria-label={navigationLabel}>
        <NavigationLinks items={navigation.filter((item) => item.primary)} layout="bar" />
      </nav>
      <NavigationDrawer
        label={navigationLabel}
        closeLabel={closeMenuLabel}
        open={menuOpen}
        onOpenChange={onMenuOpenChange}
        header={logo}
        footer={navigationFooter}
      >
        <NavigationLinks items={navigation} />
      </NavigationDrawer>
    </div>
  )
}
