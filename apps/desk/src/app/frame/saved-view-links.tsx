import { navigationMessages } from '@sanad/texts/desk/shared/navigation'
import { AppNavLink, useMessages } from '@sanad/web-kit'
import { cappedCount } from '../../features/work/capped-count.ts'
import { useSavedViews } from '../../features/work/use-saved-views.ts'
import { workPath } from '../../shared/routing/paths.ts'
import styles from './navigation-list.module.css'

/** Saved views below the screens, each with how much is in it; folded, only the list of views (V) has them. */
export function SavedViewLinks({ isFolded }: { readonly isFolded: boolean }) {
  const texts = useMessages(navigationMessages)
  const { views } = useSavedViews()
  if (isFolded || views.length === 0) return null
  return (
    <div className={styles.group} data-views>
      <p className={styles.heading}>{texts.groupViews}</p>
      <ul className={styles.list}>
        {views.map(({ id, saved }) => (
          <li key={id}>
            <AppNavLink className={styles.link ?? ''} to={workPath(id)} title={saved?.name}>
              <span className={styles.name}>{saved?.name}</span>{' '}
              <span className={styles.count}>{saved && cappedCount(saved.open)}</span>
            </AppNavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
