import type { ComplianceItem } from '@sanad/contracts'
import { type CalendarDay, daysBetween } from '@sanad/domain'
import { lateFeeSoFar, type Obligation, obligationStatus, type Span } from '@sanad/domain/compliance'
import type { Language } from '../../../platform/http/language.ts'
import type { BusinessCompliance } from '../records/business-compliance.ts'
import { licenceTitleIn } from '../records/licence-title-in.ts'
import { obligationsOf } from '../records/obligations-of.ts'

interface Reading {
  readonly today: CalendarDay
  readonly language: Language
}

/** Obligations of the businesses that fall due within a span, ordered by due date. */
export function listItems(
  businesses: readonly BusinessCompliance[],
  span: Span,
  reading: Reading,
): ComplianceItem[] {
  return businesses
    .flatMap((business) => obligationsOf(business, span).map((due) => toItem(business, due, reading)))
    .sort((one, other) => Number(one.due_on > other.due_on) - Number(one.due_on < other.due_on))
}

function toItem({ id, marks }: BusinessCompliance, due: Obligation, reading: Reading): ComplianceItem {
  const doneAt = marks.get(due.key)
  const { today, language } = reading
  const status = obligationStatus(due, doneAt !== undefined, today)
  return {
    business_id: id,
    key: due.key,
    form: due.form,
    due_on: due.dueOn,
    period: due.period,
    licence: due.licence && { id: due.licence.id, title: licenceTitleIn(due.licence.title, language) },
    status,
    done_at: doneAt ?? null,
    form_numbers: due.formNumbers,
    assumes: due.assumes,
    ...(due.isUnsure && { unsure: true }),
    extension: due.extension,
    late_fee: status === 'overdue' ? lateFeeOf(due, today) : null,
  }
}

function lateFeeOf({ lateFee, dueOn }: Obligation, today: CalendarDay): ComplianceItem['late_fee'] {
  if (!lateFee) return null
  const { rupees_a_day, cap } = lateFee
  const late = { rupees_a_day, days: daysBetween(dueOn, today), rupees: lateFeeSoFar(lateFee, dueOn, today) }
  if (cap !== null && typeof cap === 'object') return { ...late, cap: null, cap_by_turnover: true }
  return { ...late, cap }
}
