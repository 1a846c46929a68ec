import { formatRupees, staffRoles } from '@sanad/domain'
import { auditMessages } from '@sanad/texts/desk/audit'
import { peopleMessages } from '@sanad/texts/desk/people'
import { AppLink, formatDate, formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { applicationPath } from '../../shared/routing/paths.ts'
import { valueNames, wordOf } from './audit-facts.ts'

interface FactValueProps {
  /** Of the detail. */
  readonly code: string
  readonly value: unknown
}

const rupees = /^(amount|amount_rupees|net_rupees|refund_rupees|rupees|scale_refund)$/

/** A recorded value as somebody reads it; what has no words is shown as it was recorded. */
export function FactValue({ code, value }: FactValueProps) {
  const texts = useMessages(auditMessages)
  const roles = useMessages(peopleMessages)
  const language = useLanguage()
  const wordsOf = (one: unknown): string | undefined => {
    if (one === undefined || one === null || (Array.isArray(one) && one.length === 0)) return texts.valueNone
    if (typeof one === 'number' && rupees.test(code)) return formatRupees(one)
    if (typeof one === 'number') return String(one)
    if (typeof one !== 'string') return wordOf(texts, valueNames, String(one))
    const role = staffRoles.find((known) => known === one)
    if (code === 'roles' && role) return roles[role]
    if (/^\d{4}-\d\d-\d\dT/.test(one)) return formatDateTime(one, language)
    if (/^\d{4}-\d\d-\d\d$/.test(one)) return formatDate(one, language)
    return wordOf(texts, valueNames, one)
  }
  if (code === 'application_id' && typeof value === 'string') {
    return <AppLink to={applicationPath(value)}>{texts.entityApplication}</AppLink>
  }
  const parts = Array.isArray(value) && value.length > 0 ? value : [value]
  const words = parts.map(wordsOf)
  const recorded = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one))
  return (
    <span lang={words.includes(undefined) ? 'en' : undefined}>
      {parts.map((part, index) => words[index] ?? recorded(part)).join(', ')}
    </span>
  )
}
