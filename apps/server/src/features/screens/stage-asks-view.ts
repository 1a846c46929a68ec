import type { RecordedAnswer, StageAsk } from '@sanad/contracts/staff'
import { type LocalText, type ServiceDefinition, type StaffAsk, textIn } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'
import { listAttached } from '../desk/acts/record-stage-answers.ts'

/** What a stage asks of staff. */
export async function readStageAsks(
  db: Db,
  { applicationId, asks }: { applicationId: string; asks: readonly StaffAsk[] },
  language: Language,
): Promise<StageAsk[]> {
  const attached = asks.length > 0 ? await listAttached(db, applicationId) : []
  return asks.map((ask) => ({
    id: ask.id,
    kind: ask.kind,
    label: textIn(ask.label, language),
    required: ask.required,
    visible: ask.kind === 'deliverable' || ask.visible,
    ...(ask.kind === 'reference' && { example: ask.example }),
    ...(ask.kind === 'deliverable' && { is_attached: attached.includes(ask.deliverable) }),
  }))
}

type AnswerRow = Omit<RecordedAnswer, 'label' | 'recorded_at'> & {
  readonly label: LocalText
  readonly recorded_at: Date
}

/** What staff recorded with completions, newest first. */
export async function listStageAnswers(
  db: Db,
  applicationId: string,
  language: Language,
): Promise<RecordedAnswer[]> {
  const { rows } = await sql<AnswerRow>`
    select s.stage_id, n.label, n.value, n.portal, n.visible, m.name as staff_name, n.recorded_at
    from stage_answers n join staff_acts s on s.id = n.act_id join staff_members m on m.id = s.staff_id
    where n.application_id = ${applicationId} and n.released_at is null order by n.id desc
  `.execute(db)
  return rows.map(({ label, recorded_at, ...row }) => ({
    ...row,
    label: textIn(label, language),
    recorded_at: recorded_at.toISOString(),
  }))
}

export function toUsualDeliverables({ deliverables = [] }: ServiceDefinition, language: Language) {
  return deliverables.map(({ id, kind, label, validMonths }) => ({
    id,
    kind,
    title: textIn(label, language),
    valid_months: validMonths ?? null,
  }))
}
