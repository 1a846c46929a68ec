import type { DeskTicketSummary } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import type { Language } from '../../../platform/http/language.ts'
import { type TicketRow, ticketColumns, toTicketSummary } from '../ticket-view.ts'

/** Columns of `tickets t` with their `last` entry, for staff: whose it is, and whose work. */
export const deskTicketColumns = sql`
  ${ticketColumns},
  (select json_build_object('id', c.id, 'name_of_person', c.name_of_person, 'mobile_end', right(c.mobile, 4),
      'language', c.message_language) from customers c where c.id = t.customer_id) as customer,
  (select json_build_object('id', w.id, 'version', w.version,
      'owner', (select json_build_object('id', m.id, 'name', m.name) from staff_members m where m.id = w.owner))
    from work_items w where w.kind = 'ticket' and w.subject_id = t.id) as work`

export interface DeskTicketRow extends TicketRow {
  readonly customer: DeskTicketSummary['customer']
  readonly work: DeskTicketSummary['work']
}

export function toDeskTicketSummary(row: DeskTicketRow, language: Language): DeskTicketSummary {
  return { ...toTicketSummary(row, language), customer: row.customer, work: row.work }
}
