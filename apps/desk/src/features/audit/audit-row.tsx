import type { AuditEntry } from '@sanad/contracts/staff'
import { auditMessages } from '@sanad/texts/desk/audit'
import { Badge } from '@sanad/ui'
import { AppLink, formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { useActName } from '../../shared/acts/act-name.ts'
import record from '../../shared/record/record.module.css'
import { applicationPath, customerPath, ticketPath } from '../../shared/routing/paths.ts'
import styles from './audit.module.css'
import { detailNames, entityNames, wordOf } from './audit-facts.ts'
import { kindNames, kindTones } from './audit-words.ts'
import { FactValue } from './fact-value.tsx'
import { listFacts } from './list-facts.ts'

/** Who did what to whom, when and why; details in words, as far as there are any. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const texts = useMessages(auditMessages)
  const language = useLanguage()
  const { at, kind, staff, customer, track_id, act, reason, details } = entry
  const name = useActName()(act)
  const facts = listFacts(details)
  const about = wordOf(texts, entityNames, entry.entity_type)
  const subject = track_id ?? customer?.name_of_person ?? entry.entity_name ?? undefined
  // What of the application it is about: the number that was seen, the document, the stage.
  const { field_id: field } = details
  const names = entry.names ?? {}
  const part = names.document_id ?? names.stage_id ?? names.item_id ?? names.field_id
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
        {part !== undefined && <span>{part}</span>}
        {part === undefined && kind === 'reveal' && typeof field === 'string' && (
          <span lang="en">{field}</span>
        )}
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
            {facts.map(({ key, value, ...former }) => (
              <div key={key}>
                <FactName code={key} />
                <dd>
                  {'before' in former && (
                    <>
                      <FactValue code={key} value={former.before} /> →{' '}
                    </>
                  )}
                  {names[key] !== undefined && `${names[key]} · `}
                  <FactValue code={key} value={value} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}

/** The name of a detail; one without words is English, as it was recorded. */
function FactName({ code }: { readonly code: string }) {
  const word = wordOf(useMessages(auditMessages), detailNames, code)
  return <dt lang={word === undefined ? 'en' : undefined}>{word ?? code}</dt>
}

function pathOf({ entity_type, entity_id }: AuditEntry): string | undefined {
  if (entity_id === null) return undefined
  if (entity_type === 'application') return applicationPath(entity_id)
  if (entity_type === 'ticket') return ticketPath(entity_id)
  if (entity_type === 'customer') return customerPath(entity_id)
  return undefined
}
