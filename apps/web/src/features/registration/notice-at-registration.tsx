import { registrationMessages } from '@sanad/texts/web/registration'
import { Checkbox } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { lazy, Suspense, useState } from 'react'
import styles from './notice-at-registration.module.css'

const NoticeDialog = lazy(() =>
  import('./notice-dialog.tsx').then((module) => ({ default: module.NoticeDialog })),
)

interface NoticeAtRegistrationProps {
  acceptsOffers: boolean
  onAcceptsOffers: (accepts: boolean) => void
}

/** What registering agrees to, and the one thing that may be agreed to beside it. */
export function NoticeAtRegistration({ acceptsOffers, onAcceptsOffers }: NoticeAtRegistrationProps) {
  const texts = useMessages(registrationMessages)
  const [isReading, setReading] = useState(false)
  return (
    <>
      <Checkbox
        label={texts.offers}
        checked={acceptsOffers}
        onChange={(event) => onAcceptsOffers(event.target.checked)}
      />
      <p className={styles.notice}>
        {texts.notice} {texts.adults}{' '}
        <button type="button" className={styles.link} onClick={() => setReading(true)}>
          {texts.readNotice}
        </button>
      </p>
      {isReading && (
        <Suspense>
          <NoticeDialog onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  )
}
