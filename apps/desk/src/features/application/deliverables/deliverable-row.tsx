import type { DeskDeliverable } from '@sanad/contracts'
import { deliverablesMessages } from '@sanad/texts/desk/deliverables'
import { Badge, type Tone } from '@sanad/ui'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { useLazyGetDeskApplicationQuery } from '../../../shared/application/application-api.ts'
import { ExpiringLink } from '../../../shared/files/expiring-link.tsx'
import { useHasCome } from '../../../shared/time/use-has-come.ts'
import styles from './deliverables.module.css'

type State = DeskDeliverable['scan'] | 'soon' | 'waits' | 'replaced'

const tones = {
  clean: 'green',
  checking: 'grey',
  infected: 'red',
  soon: 'blue',
  waits: 'blue',
  replaced: 'grey',
} as const satisfies Record<State, Tone>

interface DeliverableRowProps {
  readonly applicationId: string
  readonly deliverable: DeskDeliverable
}

/** A file that was handed over, and whether the customer has it. */
export function DeliverableRow({ applicationId, deliverable }: DeliverableRowProps) {
  const texts = useMessages(deliverablesMessages)
  const language = useLanguage()
  const { title, number, issued_on: issuedOn, valid_until: validUntil, staff_name: staff } = deliverable
  const { download_url: url } = deliverable
  const [read] = useLazyGetDeskApplicationQuery()
  const renew = async () => {
    const { data } = await read({ params: { id: applicationId } }).unwrap()
    return data.deliverables.find(({ id }) => id === deliverable.id)?.download_url
  }
  const state = stateOf(deliverable, useHasCome(deliverable.visible_at))
  const facts = [
    number && texts.numberIs({ number }),
    texts.issued({ day: formatDate(issuedOn, language) }),
    validUntil ? texts.valid({ day: formatDate(validUntil, language) }) : texts.unlimited,
    texts.by({ name: staff }),
  ]
  return (
    <li className={styles.row}>
      {url ? (
        <ExpiringLink className={styles.name} href={url} download renew={renew}>
          {title}
        </ExpiringLink>
      ) : (
        <span className={styles.name}>{title}</span>
      )}
      <Badge tone={tones[state]}>
        {state === 'clean' || state === 'checking' || state === 'infected'
          ? texts[`scan.${state}`]
          : texts[state]}
      </Badge>
      <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
    </li>
  )
}

function stateOf({ scan, visible, replaced }: DeskDeliverable, isTold: boolean): State {
  if (replaced) return 'replaced'
  if (scan !== 'clean') return scan
  if (visible === 'when_completed') return 'waits'
  return isTold ? 'clean' : 'soon'
}
