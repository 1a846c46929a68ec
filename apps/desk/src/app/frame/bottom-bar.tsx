import { frameMessages } from '@sanad/texts/desk/shared/frame'
import { navigationMessages } from '@sanad/texts/desk/shared/navigation'
import { Dialog, MenuIcon, SearchIcon } from '@sanad/ui'
import { AppNavLink, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import type { NavigationGroup } from './navigation.ts'
import styles from './navigation-list.module.css'
import { NavigationList } from './navigation-list.tsx'
import { SavedViewLinks } from './saved-view-links.tsx'

interface BottomBarProps {
  readonly groups: readonly NavigationGroup[]
  readonly hasViews: boolean
  readonly onSearch: () => void
}

/** Below a phone's screen, where the thumb is: the queues of every day, the search, and all the rest behind one button. */
export function BottomBar({ groups, hasViews, onSearch }: BottomBarProps) {
  const texts = useMessages(frameMessages)
  const names = useMessages(navigationMessages)
  const [isOpen, setOpen] = useState(false)
  const [first, ...others] = groups
    .flatMap(({ entries }) => entries)
    .filter(({ isPrimary }) => isPrimary)
    .slice(0, 3)
    .map(({ label, path, icon: Icon, Count }) => (
      <li key={path}>
        <AppNavLink className={styles.link ?? ''} to={path}>
          <Icon size={1.2} />
          <span className={styles.name}>{names[label]}</span>
          {Count && (
            <span className={styles.count}>
              <Count />
            </span>
          )}
        </AppNavLink>
      </li>
    ))
  return (
    <>
      <div className={styles.group} data-bar>
        <ul className={styles.list}>
          {first}
          <li>
            <button type="button" className={styles.link} onClick={onSearch}>
              <SearchIcon size={1.2} />
              <span className={styles.name}>{texts.search}</span>
            </button>
          </li>
          {others}
          <li>
            <button
              type="button"
              className={styles.link}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              <MenuIcon size={1.2} />
              <span className={styles.name}>{texts.more}</span>
            </button>
          </li>
        </ul>
      </div>
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts.more} closeLabel={texts.close} size="small">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only closes after a press on a link inside */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard activation fires click as well */}
        <div
          onClick={({ target }) => {
            if (target instanceof Element && target.closest('a')) setOpen(false)
          }}
        >
          <NavigationList groups={groups} />
          {hasViews && <SavedViewLinks isFolded={false} />}
        </div>
      </Dialog>
    </>
  )
}
