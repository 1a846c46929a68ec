import { frameMessages } from '@sanad/texts/desk/shared/frame'
import { navigationMessages } from '@sanad/texts/desk/shared/navigation'
import { Button, Logo, MenuIcon, SearchIcon, SkipLink, Spinner, VisuallyHidden } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { type ReactNode, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { SearchPalette } from '../../features/search/search-palette.tsx'
import { PresenceBar } from '../../features/work/presence-bar.tsx'
import { useKeptSwitch } from '../../shared/display/use-kept-switch.ts'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { paths } from '../../shared/routing/paths.ts'
import { useStaff } from '../../shared/session/use-staff.ts'
import { StripContext } from '../../shared/strip/strip.tsx'
import { useDeskName } from '../../shared/title/desk-title.tsx'
import { AccountOfStaff } from './account-of-staff.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ConnectionStrip } from './connection-strip.tsx'
import styles from './desk-frame.module.css'
import { KeysDialog } from './keys-dialog.tsx'
import { navigationOf } from './navigation.ts'
import { NavigationList } from './navigation-list.tsx'
import { NextWorkKey } from './next-work-key.tsx'
import { SavedViewLinks } from './saved-view-links.tsx'
import { TopOfPage } from './top-of-page.ts'
import { UndoStrip } from './undo-strip.tsx'

/** Left list of queues, top bar, strip and screen; a phone has a bar at the bottom in place of the list. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const texts = useMessages(frameMessages)
  const desk = useDeskName()
  const names = useMessages(navigationMessages)
  const { permissions } = useStaff()
  const navigation = navigationOf(permissions)
  const entries = navigation.flatMap((group) => group.entries)
  const [isFolded, toggleFolded] = useKeptSwitch('deskListFolded')
  const [strip, setStrip] = useState<HTMLElement | null>(null)
  const [areKeysShown, setKeysShown] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const isMoving = useNavigation().state !== 'idle'
  const go = useNavigate()
  const everywhere = [
    { keys: '[', label: texts.fold, run: toggleFolded },
    { keys: 'mod+k', label: texts.search, run: () => setSearching(true) },
    { keys: '?', label: texts.allKeys, run: () => setKeysShown(true) },
    ...entries.flatMap(({ key, label, path }) =>
      key ? [{ keys: `g ${key}`, label: names[label], run: () => void go(path) }] : [],
    ),
  ]
  useKeys(everywhere.map((binding) => ({ ...binding, isEverywhere: true })))
  return (
    <StripContext value={strip}>
      <TopOfPage />
      <div className={styles.frame} data-folded={isFolded || undefined}>
        <SkipLink>{texts.skip}</SkipLink>
        <header className={styles.top}>
          <span className={styles.foldButton}>
            <Button
              variant="quiet"
              size="small"
              icon={<MenuIcon />}
              aria-expanded={!isFolded}
              aria-keyshortcuts="["
              onClick={toggleFolded}
            >
              <VisuallyHidden>{texts.fold}</VisuallyHidden>
            </Button>
          </span>
          <AppLink className={styles.home} to={paths.home} aria-label={desk}>
            <Logo label={desk} />
          </AppLink>
          <span className={styles.moving} aria-hidden="true">
            {isMoving && <Spinner />}
          </span>
          <Button
            variant="secondary"
            size="small"
            icon={<SearchIcon />}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => setSearching(true)}
          >
            {texts.search}
          </Button>
          <div ref={setStrip} className={styles.said} role="status" />
          <div className={styles.account}>
            <AccountOfStaff onShowKeys={() => setKeysShown(true)} />
          </div>
        </header>
        <div className={styles.strip} role="status">
          <ConnectionStrip />
        </div>
        <nav className={styles.side} aria-label={texts.queues}>
          <NavigationList groups={navigation} isFolded={isFolded} />
          {permissions.includes('work.read') && <SavedViewLinks isFolded={isFolded} />}
        </nav>
        <main id="main" tabIndex={-1} className={styles.main}>
          {permissions.includes('work.read') && <PresenceBar />}
          {children}
        </main>
        <nav className={styles.bottom} aria-label={texts.queues}>
          <BottomBar
            groups={navigation}
            hasViews={permissions.includes('work.read')}
            onSearch={() => setSearching(true)}
          />
        </nav>
        {permissions.includes('work.take') && <NextWorkKey />}
        <UndoStrip />
        <SearchPalette isOpen={isSearching} onOpenChange={setSearching} />
        <KeysDialog isOpen={areKeysShown} onOpenChange={setKeysShown} />
      </div>
    </StripContext>
  )
}
