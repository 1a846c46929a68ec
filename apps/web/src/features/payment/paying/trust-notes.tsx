import { paymentMessages } from '@sanad/texts/web/payment'
import { BuildingIcon, ClockIcon, LockIcon, ShieldIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import styles from './trust-notes.module.css'

/** Why it is safe to pay here, and when a payment is processed. */
export function TrustNotes() {
  const texts = useMessages(paymentMessages)
  const notes = [
    { icon: <BuildingIcon />, text: texts.trustedBy },
    { icon: <ShieldIcon />, text: texts.trustedSecure },
    { icon: <LockIcon />, text: texts.trustedCards },
    { icon: <ClockIcon />, text: texts.businessHours },
  ]
  return (
    <ul className={styles.notes}>
      {notes.map(({ icon, text }) => (
        <li key={text}>
          {icon}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
