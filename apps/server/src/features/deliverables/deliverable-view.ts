import type { ClientStatus, Deliverable } from '@sanad/contracts'
import { type LocalText, textIn } from '@sanad/domain'
import { sql } from 'kysely'
import type { Language } from '../../platform/http/language.ts'
import { isShownDeliverable } from '../case/shown-deliverable.ts'

export interface DeliverableRow {
  readonly id: string
  readonly kind: Deliverable['kind']
  readonly title: LocalText
  readonly number: string | null
  readonly issuedOn: string
  readonly validUntil: string | null
  readonly sizeBytes: number
  readonly at: string
}

/** Shown before the completion of its application, or from then on. */
export interface ShownRow extends DeliverableRow {
  readonly shownBefore: boolean
  readonly shownAfter: boolean
}

/** Column over `applications a`: its deliverables, newest first. */
export const deliverableRows = sql`
  (select coalesce(json_agg(json_build_object(
            'id', d.id, 'kind', d.kind, 'title', d.title, 'number', d.number, 'issuedOn', d.issued_on,
            'validUntil', d.valid_until, 'sizeBytes', d.size_bytes, 'at', d.attached_at,
            'shownBefore', ${isShownDeliverable(false)}, 'shownAfter', ${isShownDeliverable(true)}) order by d.attached_at desc), '[]')
     from deliverables d where d.application_id = a.id)`

/** Column over `applications a`: kind of what a completed one gave, an outcome before an acknowledgement. */
export const deliverableKind = sql`
  (select d.kind from deliverables d where d.application_id = a.id and ${isShownDeliverable(true)}
    order by array_position(array['certificate', 'letter'], d.kind) limit 1) as "deliverableKind"`

export interface DeliverableKindRow {
  readonly deliverableKind: Deliverable['kind'] | null
}

/** What the customer sees of them. */
export function toDeliverables(
  rows: readonly ShownRow[],
  { clientStatus, language }: { clientStatus: ClientStatus; language: Language },
): Deliverable[] {
  return rows
    .filter(({ shownBefore, shownAfter }) => (clientStatus === 'completed' ? shownAfter : shownBefore))
    .map((row) => toDeliverable(row, language))
}

export function toDeliverable(row: DeliverableRow, language: Language): Deliverable {
  return {
    id: row.id,
    kind: row.kind,
    title: textIn(row.title, language),
    number: row.number,
    issued_on: row.issuedOn,
    valid_until: row.validUntil,
    size_bytes: row.sizeBytes,
    attached_at: new Date(row.at).toISOString(),
  }
}
