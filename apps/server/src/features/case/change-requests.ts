import type { ChangeRequest } from '@sanad/contracts'
import {
  applicationFields,
  isAskedField,
  type LocalText,
  listAskedFields,
  type ServiceDefinition,
  ticketStatus,
} from '@sanad/domain'
import { sql } from 'kysely'

/** Tickets about `applications a` that ask to change an answer, the latest first, as `change_requests`. */
export const changeRequests = sql`
  (select coalesce(json_agg(json_build_object(
            'fieldId', t.field_id, 'ticketId', t.id, 'askedAt', t.created_at,
            'kind', last.kind, 'author', last.author_kind) order by t.created_at desc), '[]')
     from tickets t
     cross join lateral (select kind, author_kind from ticket_entries
                          where ticket_id = t.id and visible_at <= now() order by position desc limit 1) last
    where t.application_id = a.id and t.field_id is not null) as change_requests`

export interface ChangeRequestsRow {
  readonly change_requests: readonly {
    fieldId: string
    ticketId: string
    askedAt: string
    kind: 'message' | 'closing'
    author: 'customer' | 'staff'
  }[]
}

/** The latest request of each answer. */
export function toChangeRequests({ change_requests }: ChangeRequestsRow): ChangeRequest[] {
  const latest = change_requests.filter(
    ({ fieldId }, index) => change_requests.findIndex((other) => other.fieldId === fieldId) === index,
  )
  return latest.map(({ fieldId, ticketId, askedAt, kind, author }) => ({
    field_id: fieldId,
    ticket_id: ticketId,
    status: ticketStatus({ kind, author }),
    asked_at: new Date(askedAt).toISOString(),
  }))
}

/** Label of a field or extra item of the service or of its form; undefined if it asks for no such answer. */
export function findAskedLabel(
  { fields, extraInfo, applicationFields: asked }: ServiceDefinition,
  fieldId: string,
): LocalText | undefined {
  const field = fields.find(({ id }) => id === fieldId)?.label
  const item = extraInfo.find(({ id }) => id === fieldId)?.title
  const isOfForm = asked && isAskedField(fieldId) && listAskedFields(asked).some((key) => key === fieldId)
  return field ?? item ?? (isOfForm ? applicationFields[fieldId].label : undefined)
}
