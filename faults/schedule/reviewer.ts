import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  completeStage,
  decideDocument,
  holdApplication,
  releaseWork,
  resumeApplication,
  takeNextWork,
} from '@sanad/contracts/staff'
import { type Answer, call } from '@sanad/testing'
import type { Stack } from '../harness/stack.ts'
import type { Diary } from './diary.ts'
import type { Random } from './random.ts'

interface Desk {
  readonly stack: Stack
  readonly random: Random
  readonly diary: Diary
  readonly token: string
}

type Act = (desk: Desk) => Promise<(Answer | string)[]>

/** A member of staff who takes work, judges papers, holds, resumes and completes; each act is sent twice at once. */
export async function reviewPapers(desk: Desk, acts: number): Promise<void> {
  const { random, diary } = desk
  for (let act = 0; act < acts; act++) {
    await wait(random.below(400))
    await giveAnswers(desk.stack).catch(() => undefined)
    const [what, how] = random.pick(Object.entries(choices))
    const answers = await how(desk).catch((error: unknown) => [String(error)])
    for (const answer of answers) {
      diary.note(`review: ${what} → ${typeof answer === 'string' ? answer : diary.tell(answer)}`)
    }
  }
}

/** What was cut off is sent again as the same act. */
function twice(send: () => Promise<Answer>): Promise<Answer[]> {
  const again = () => send().catch(() => send())
  return Promise.all([again(), again()])
}

/** Papers and answers of what was paid for meanwhile come in. */
async function giveAnswers({ database }: Stack): Promise<void> {
  await database.query(`
    with waiting as (
      select a.id, v.definition from applications a
      join service_versions v on v.slug = a.service_slug and v.version = a.service_version
      where a.deleted_at is null and a.form_submitted_at is null
        and exists (select from settled_items s where s.application_id = a.id)
    ), papers as (
      insert into uploaded_documents (application_id, document_id, filename, original_name, content_type, size_bytes, sha256)
      select id, d ->> 'id', md5(id || (d ->> 'id')) || '.pdf', 'paper.pdf', 'application/pdf', 1000, sha256(id::text::bytea)
      from waiting, jsonb_array_elements(definition -> 'documents') d
    ), answers as (
      insert into submitted_fields (application_id, field_id, value)
      select id, f ->> 'id', '"given"' from waiting, jsonb_array_elements(definition -> 'fields') f
    ), items as (
      insert into submitted_extra_info (application_id, item_id, value)
      select id, e ->> 'id', 'given' from waiting, jsonb_array_elements(definition -> 'extraInfo') e
    )
    update applications set form_submitted_at = now() where id in (select id from waiting)`)
}

const takeNext: Act = ({ stack, token }) => {
  const body = { request_id: randomUUID(), view: {} }
  return twice(() => call(stack.origin, takeNextWork, { token, body }))
}

const release: Act = async (desk) => {
  const id = await findOne(desk, 'select id::text as id from work_items where owner is not null')
  if (!id) return ['nobody has any']
  const body = { request_id: randomUUID(), reason: '' }
  return twice(() =>
    call(desk.stack.origin, releaseWork, { token: desk.token, params: { id: Number(id) }, body }),
  )
}

const decide: Act = async (desk) => {
  const id = await findOne(
    desk,
    `select d.id::text as id from uploaded_documents d
     where d.replaced_at is null and not exists (select from document_decisions where document_id = d.id)`,
  )
  if (!id) return ['no paper']
  const request_id = randomUUID()
  const body = desk.random.chance(0.5)
    ? ({ decision: 'accepted', request_id } as const)
    : ({ decision: 'rejected', reason: 'Page 2 is missing.', request_id } as const)
  return twice(() => call(desk.stack.origin, decideDocument, { token: desk.token, params: { id }, body }))
}

const hold: Act = async (desk) => {
  const id = await findOne(
    desk,
    `select application_id::text as id from application_states where client_status = 'processing'`,
  )
  if (!id) return ['nothing to hold']
  const body = { comment: 'The portal is down', waits_for: 'department', request_id: randomUUID() } as const
  return twice(() => call(desk.stack.origin, holdApplication, { token: desk.token, params: { id }, body }))
}

const resume: Act = async (desk) => {
  const id = await findOne(
    desk,
    `select application_id::text as id from application_states where client_status = 'on_hold'`,
  )
  if (!id) return ['nothing is held']
  const body = { comment: 'It works again', request_id: randomUUID() }
  return twice(() => call(desk.stack.origin, resumeApplication, { token: desk.token, params: { id }, body }))
}

const complete: Act = async (desk) => {
  const found = await findOne(
    desk,
    `select application_id || ' ' || stage_id as id from work_items where kind = 'stage' and stage_id is not null`,
  )
  if (!found) return ['no stage']
  const [id = '', stage_id = ''] = found.split(' ')
  const body = { stage_id, answers: {}, request_id: randomUUID() }
  return twice(() => call(desk.stack.origin, completeStage, { token: desk.token, params: { id }, body }))
}

const choices: Record<string, Act> = {
  takeNext,
  release,
  decide,
  decideAgain: decide,
  hold,
  resume,
  complete,
}

async function findOne({ stack, random }: Desk, query: string): Promise<string | undefined> {
  const rows = await stack.database.query<{ id: string }>(`${query} order by 1`)
  return rows.length > 0 ? random.pick(rows).id : undefined
}
