import { paymentMessages } from '@sanad/texts/web/payment'
import { BuildingIcon, ClockIcon, LockIcon, ShieldIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import styles from './trust-notes.module.css'
import { useClaims } from './use-claims.ts'

/** Why it is safe to pay here, and when a payment is processed. */
export function TrustNotes() {
  const texts = useMessages(paymentMessages)
  const { businesses, security } = useClaims()
  const notes = [
    { icon: <BuildingIcon />, text: businesses },
    { icon: <ShieldIcon />, text: security },
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
