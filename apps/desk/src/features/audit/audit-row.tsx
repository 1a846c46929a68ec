import type { AuditEntry } from '@sanad/contracts/staff'
import { auditMessages } from '@sanad/texts/desk/audit'
import { Badge } from '@sanad/ui'
import { AppLink, formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { actName } from '../../shared/acts/act-name.ts'
import { applicationPath, customerPath, ticketPath } from '../../shared/routing/paths.ts'
import styles from './audit.module.css'
import { kindNames, kindTones } from './audit-words.ts'

/** Who did what to whom, when and why; details are as they were recorded. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const texts = useMessages(auditMessages)
  const language = useLanguage()
  const { at, kind, staff, customer, track_id, act, reason, details } = entry
  const name = actName(texts, act)
  const facts = Object.entries(details).filter(([, value]) => value !== null && value !== '')
  const subject = track_id ?? customer?.name_of_person ?? entry.entity_type
  const path = pathOf(entry)
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <time dateTime={at} className={styles.time}>
          {formatDateTime(at, language)}
        </time>
        <Badge tone={kindTones[kind]}>{texts[kindNames[kind]]}</Badge>
        <strong>{staff?.name ?? texts.notStaff}</strong>
        {/* Words of an act that are not in the texts are English. */}
        <span lang={name === undefined ? 'en' : undefined}>{name ?? act}</span>
      </div>
      <div className={styles.line}>
        {path ? <AppLink to={path}>{subject}</AppLink> : <span lang="en">{subject}</span>}
        {customer && (
          <span className={styles.quiet}>
            {customer.name_of_person} ··{customer.mobile_end}
          </span>
        )}
        {reason && <q className={styles.reason}>{reason}</q>}
      </div>
      {facts.length > 0 && (
        <details className={styles.details}>
          <summary>{texts.details}</summary>
          <dl lang="en">
            {facts.map(([key, value]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}

function pathOf({ entity_type, entity_id }: AuditEntry): string | undefined {
  if (entity_id === null) return undefined
  if (entity_type === 'application') return applicationPath(entity_id)
  if (entity_type === 'ticket') return ticketPath(entity_id)
  if (entity_type === 'customer') return customerPath(entity_id)
  return undefined
}
