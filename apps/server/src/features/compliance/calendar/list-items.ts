import type { ComplianceItem } from '@sanad/contracts'
import {
  type CalendarDay,
  listObligations,
  type Obligation,
  obligationStatus,
  type Span,
} from '@sanad/domain'
import type { BusinessCompliance } from '../records/business-compliance.ts'

/** Obligations of the businesses that fall due within a span, ordered by due date. */
export function listItems(
  businesses: readonly BusinessCompliance[],
  span: Span,
  today: CalendarDay,
): ComplianceItem[] {
  return businesses
    .flatMap((business) => {
      if (!business.profile) return []
      return listObligations(business.profile, span).map((due) => toItem(business, due, today))
    })
    .sort((one, other) => Number(one.due_on > other.due_on) - Number(one.due_on < other.due_on))
}

function toItem({ id, marks }: BusinessCompliance, due: Obligation, today: CalendarDay): ComplianceItem {
  const doneAt = marks.get(due.key)
  return {
    business_id: id,
    key: due.key,
    form: due.form,
    due_on: due.dueOn,
    period: due.period,
    licence: due.licence && { id: due.licence.id, title: due.licence.title },
    status: obligationStatus(due, doneAt !== undefined, today),
    done_at: doneAt ?? null,
  }
}
