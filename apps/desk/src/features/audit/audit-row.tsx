import type { AuditEntry } from '@sanad/contracts/staff'
import { auditMessages } from '@sanad/texts/desk/audit'
import { Badge } from '@sanad/ui'
import { AppLink, formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { useActName } from '../../shared/acts/act-name.ts'
import record from '../../shared/record/record.module.css'
import { applicationPath, customerPath, ticketPath } from '../../shared/routing/paths.ts'
import styles from './audit.module.css'
import { detailNames, entityNames, valueNames, wordOf } from './audit-facts.ts'
import { kindNames, kindTones } from './audit-words.ts'

/** Who did what to whom, when and why; details are as they were recorded. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const texts = useMessages(auditMessages)
  const language = useLanguage()
  const { at, kind, staff, customer, track_id, act, reason, details } = entry
  const name = useActName()(act)
  // The type of a document is its id once more.
  const facts = Object.entries(details).filter(
    ([key, value]) => value !== null && value !== '' && key !== 'document_type',
  )
  const about = wordOf(texts, entityNames, entry.entity_type)
  const subject = track_id ?? customer?.name_of_person ?? entry.entity_name ?? undefined
  // Which number was seen is what a reveal is about.
  const { field_id: field } = details
  const path = pathOf(entry)
  return (
    <li className={record.row}>
      <div className={record.line}>
        <time dateTime={at} className={record.quiet}>
          {formatDateTime(at, language)}
        </time>
        <Badge tone={kindTones[kind]}>{texts[kindNames[kind]]}</Badge>
        <strong>{staff?.name ?? texts.notStaff}</strong>
        {/* Words of an act that are not in the texts are English. */}
        <span lang={name === undefined ? 'en' : undefined}>{name ?? act}</span>
      </div>
      <div className={record.line}>
        {path ? (
          <AppLink to={path}>{subject ?? about ?? entry.entity_type}</AppLink>
        ) : (
          <span lang={subject === undefined && about !== undefined ? undefined : 'en'}>
            {subject ?? about ?? entry.entity_type}
          </span>
        )}
        {kind === 'reveal' && typeof field === 'string' && <span lang="en">{field}</span>}
        {customer && (
          <span className={record.quiet}>
            {customer.name_of_person} ··{customer.mobile_end}
          </span>
        )}
        {reason && <q className={styles.reason}>{reason}</q>}
      </div>
      {facts.length > 0 && (
        <details className={`${record.quiet} ${styles.details}`}>
          <summary>{texts.details}</summary>
          <dl>
            {facts.map(([key, value]) => (
              <div key={key}>
                <Recorded code={key} names={detailNames} as="dt" />
                <Recorded
                  code={typeof value === 'string' ? value : JSON.stringify(value)}
                  names={valueNames}
                  as="dd"
                />
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}

interface RecordedProps {
  readonly code: string
  readonly names: typeof detailNames
  readonly as: 'dt' | 'dd'
}

/** A code in words; one without is English, as it was recorded. */
function Recorded({ code, names, as: Tag }: RecordedProps) {
  const word = wordOf(useMessages(auditMessages), names, code)
  return <Tag lang={word === undefined ? 'en' : undefined}>{word ?? code}</Tag>
}

function pathOf({ entity_type, entity_id }: AuditEntry): string | undefined {
  if (entity_id === null) return undefined
  if (entity_type === 'application') return applicationPath(entity_id)
  if (entity_type === 'ticket') return ticketPath(entity_id)
  if (entity_type === 'customer') return customerPath(entity_id)
  return undefined
}
