import { navigationMessages } from '@sanad/texts/desk/shared/navigation'
import { AppNavLink, useMessages } from '@sanad/web-kit'
import type { NavigationGroup } from './navigation.ts'
import styles from './navigation-list.module.css'

interface NavigationListProps {
  readonly groups: readonly NavigationGroup[]
  /** Icons only; the words stay for screen readers and as a title. */
  readonly isFolded?: boolean
}

export function NavigationList({ groups, isFolded = false }: NavigationListProps) {
  const texts = useMessages(navigationMessages)
  return groups.map(({ label, entries }) => (
    <div key={label} className={styles.group} data-folded={isFolded || undefined}>
      <p className={styles.heading}>{texts[label]}</p>
      <ul className={styles.list}>
        {entries.map(({ label: name, path, icon: Icon, key, Count }) => (
          <li key={path}>
            <AppNavLink
              className={styles.link ?? ''}
              to={path}
              title={texts[name]}
              {...(key ? { 'aria-keyshortcuts': `g ${key}` } : {})}
            >
              <Icon size={1.2} />
              <span className={styles.name}>{texts[name]}</span>
              {Count && (
                <span className={styles.count}>
                  <Count />
                </span>
              )}
            </AppNavLink>
          </li>
        ))}
      </ul>
    </div>
  ))
}
