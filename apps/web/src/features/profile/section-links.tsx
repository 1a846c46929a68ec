import { profileMessages } from '@sanad/texts/web/profile'
import { profileNotificationsMessages } from '@sanad/texts/web/profile-notifications'
import { profilePrivacyMessages } from '@sanad/texts/web/profile-privacy'
import { useMessages } from '@sanad/web-kit'
import { Link } from 'react-router'
import { sectionIds } from './section-ids.ts'
import styles from './section-links.module.css'

/** Leads to each section; beside them where there is room. */
export function SectionLinks({ isActing }: { isActing: boolean }) {
  const texts = useMessages(profileMessages)
  const notifications = useMessages(profileNotificationsMessages)
  const privacy = useMessages(profilePrivacyMessages)
  const own = {
    notifications: notifications.title,
    accounts: texts.accounts,
    sessions: texts.sessions,
    privacy: privacy.title,
  }
  const titles = {
    person: texts.personal,
    contact: texts.contact,
    display: texts.display,
    businesses: texts.businesses,
    ...(isActing ? {} : own),
  }
  const shown = (Object.keys(sectionIds) as (keyof typeof sectionIds)[]).filter((name) => name in titles)
  return (
    <nav className={styles.links} aria-label={texts.sections}>
      <ul>
        {shown.map((name) => (
          <li key={name}>
            {/* The browser's own jump would leave an entry of which the router cannot count the way back. */}
            <Link to={`#${sectionIds[name]}`}>{(titles as Record<string, string>)[name]}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
