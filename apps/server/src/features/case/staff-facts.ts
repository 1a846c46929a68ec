import type { ApplicationFacts, HoldReason, ServiceDefinition, StaffAct, StageAnswer } from '@sanad/domain'
import { sql } from 'kysely'
import { toInstant } from '../../platform/postgres-time.ts'
import { completionStands } from './completion-stands.ts'
import { isTakenBack } from './taken-back.ts'

/** Staff acts on `applications a` but for completions that were taken back. */
export const staffActs = sql`
  (select coalesce(json_agg(json_build_object(
            'act', s.kind, 'stageId', s.stage_id, 'comment', s.comment, 'until', s.until_on, 'waitsFor', s.waits_for, 'commentHi', s.comment_hi,
            'at', s.recorded_at, 'answers', (
              select json_agg(json_build_object('label', n.label, 'value', n.value) order by n.id)
                from stage_answers n where n.act_id = s.id and n.visible)) order by s.id), '[]')
     from staff_acts s where s.application_id = a.id and s.kind <> 'reopen' and ${completionStands('s')}) as staff_acts`

/** What staff asked for beyond the service. */
export const requestedExtra = sql`
  (select coalesce(json_agg(json_build_object(
            'id', r.item_id, 'title', r.title, 'titleHi', r.title_hi, 'kind', r.kind, 'at', r.recorded_at, 'dueOn', r.due_on) order by r.id), '[]')
     from extra_item_requests r where r.application_id = a.id and not ${isTakenBack('r')}) as requested_extra`

/** Part of `recordedFacts`. */
export const staffFacts = sql`${staffActs}, ${requestedExtra}`

interface RequestedExtraItem {
  readonly id: string
  readonly title: string
  readonly titleHi: string | null
  readonly kind: 'text' | 'date' | 'file'
  readonly at: string
  readonly dueOn: string | null
}

export interface StaffFactsRow {
  readonly staff_acts: readonly {
    act: StaffAct['act']
    stageId: string | null
    comment: string
    until: string | null
    waitsFor: HoldReason | null
    commentHi: string | null
    at: string
    answers: readonly StageAnswer[] | null
  }[]
  readonly requested_extra: readonly RequestedExtraItem[]
}

type StaffFacts = Pick<ApplicationFacts, 'staffActs' | 'requestedExtraItems'>

export function staffFactsOf(row: StaffFactsRow): StaffFacts {
  return {
    staffActs: row.staff_acts.map(toStaffAct),
    requestedExtraItems: row.requested_extra.map(({ id, kind, at, dueOn }) => ({
      id,
      kind,
      at: toInstant(at),
      dueOn: dueOn ?? undefined,
    })),
  }
}

function toStaffAct(row: StaffFactsRow['staff_acts'][number]): StaffAct {
  const { act, stageId, comment, commentHi, until, waitsFor, at, answers } = row
  const common = { comment, commentHi: commentHi ?? undefined, at: toInstant(at) }
  // A check constraint guarantees the stage of a completion.
  return act === 'complete'
    ? { ...common, act, stageId: stageId ?? '', answers: answers ?? [] }
    : {
        ...common,
        act,
        until: until ?? undefined,
        waitsFor: waitsFor ?? undefined,
      }
}

type Asked = Pick<ServiceDefinition, 'documents' | 'fields' | 'extraInfo'>

/**
 * The service version extended by what staff requested: a file is one more document, a date one more field, a text one
 * more extra item, so that each is given, checked, decided and counted as the service's own. They come last.
 */
export function withRequestedItems<Definition extends Asked>(
  definition: Definition,
  { requested_extra }: Pick<StaffFactsRow, 'requested_extra'>,
): Definition {
  if (requested_extra.length === 0) return definition
  const asked = (kind: RequestedExtraItem['kind']) =>
    requested_extra
      .filter((item) => item.kind === kind)
      .map(({ id, title, titleHi }) => ({ id, words: { en: title, hi: titleHi ?? title } }))
  return {
    ...definition,
    documents: [...definition.documents, ...asked('file').map(({ id, words }) => ({ id, label: words }))],
    fields: [
      ...definition.fields,
      ...asked('date').map(({ id, words }) => ({ id, label: words, type: 'date' as const, options: [] })),
    ],
    extraInfo: [...definition.extraInfo, ...asked('text').map(({ id, words }) => ({ id, title: words }))],
  }
}
