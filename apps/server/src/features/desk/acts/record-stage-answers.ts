import {
  foldReference,
  isTyped,
  listAnswerFaults,
  normaliseReference,
  type StaffAsk,
  textIn,
} from '@sanad/domain'
import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { isTakenBack } from '../../case/taken-back.ts'

type Given = Parameters<typeof listAnswerFaults>[1]

/** Refuses a completion without what its stage asks for: the first fault decides, `issues` name them all. */
export function assertAnswers(asks: readonly StaffAsk[], given: Given): void {
  const faults = listAnswerFaults(asks, given)
  const [first] = faults
  if (!first) return
  if (first.ask === null) throw new AppError('invalid_request')
  const issues = faults.flatMap(({ ask, problem }) => {
    if (ask === null) return []
    const name = textIn(ask.label, 'en')
    const message = problem === 'missing' ? `${name} is missing.` : `${name} is not written as it should be.`
    return [{ path: `answers.${ask.id}`, message }]
  })
  const code = first.problem === 'missing' ? 'ask_missing' : 'ask_malformed'
  throw new AppError(code, { message: issues.map(({ message }) => message).join(' '), details: { issues } })
}

interface Recorded {
  readonly actId: string
  readonly applicationId: string
  readonly asks: readonly StaffAsk[]
  readonly values: Readonly<Record<string, string>>
}

/** Records what staff gave for a completion; a number that stands elsewhere is refused with where. */
export async function recordStageAnswers(db: Db, { actId, applicationId, asks, values }: Recorded) {
  const given = toAnswers(asks, values)
  for (const { ask, value } of given) {
    const portal = ask.kind === 'reference' ? ask.portal : null
    const folded = portal === null ? null : foldReference(value)
    const inserted = await db
      .insertInto('stage_answers')
      .values({
        act_id: actId,
        application_id: applicationId,
        ask_id: ask.id,
        label: JSON.stringify(ask.label),
        value,
        portal,
        folded,
        visible: ask.visible,
      })
      // Waits for whoever records the same number at once.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) throw await usedElsewhere(db, { portal, folded, path: `answers.${ask.id}` })
  }
}

/** Guard: no number of a portal stands elsewhere. Only the insert keeps two out that come at once. */
export async function assertUnused(
  db: Db,
  asks: readonly StaffAsk[],
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const { ask, value } of toAnswers(asks, values)) {
    if (ask.kind !== 'reference') continue
    const number = { portal: ask.portal, folded: foldReference(value) }
    const usedIn = await findUse(db, number)
    if (usedIn !== undefined) throw referenceUsed(usedIn, `answers.${ask.id}`)
  }
}

/** What is recorded of what was typed, in the order of the asks. */
export function toAnswers(asks: readonly StaffAsk[], values: Readonly<Record<string, string>>) {
  return asks.filter(isTyped).flatMap((ask) => {
    const typed = values[ask.id]?.trim() ?? ''
    if (typed === '') return []
    return [{ ask, value: ask.kind === 'reference' ? normaliseReference(typed) : typed }]
  })
}

interface PortalNumber {
  readonly portal: string | null
  readonly folded: string | null
}

async function usedElsewhere(
  db: Db,
  { path, ...number }: PortalNumber & { readonly path: string },
): Promise<AppError> {
  const usedIn = await findUse(db, number)
  if (usedIn === undefined) throw new Error('A stage asks for the same twice.')
  return referenceUsed(usedIn, path)
}

/** Tracking id of the application in which the number is recorded. */
async function findUse(db: Db, { portal, folded }: PortalNumber): Promise<string | undefined> {
  const found = await db
    .selectFrom('stage_answers as n')
    .innerJoin('applications as a', 'a.id', 'n.application_id')
    .select('a.track_id')
    .where('n.portal', '=', portal)
    .where('n.folded', '=', folded)
    .where('n.released_at', 'is', null)
    .executeTakeFirst()
  return found?.track_id
}

function referenceUsed(usedIn: string, path: string): AppError {
  const message = `This number is recorded in ${usedIn} already.`
  return new AppError('reference_used', {
    message,
    details: { used_in: usedIn, issues: [{ path, message }] },
  })
}

/** Ids of the service's deliverables that were attached, but for those that the scanner removed. */
export async function listAttached(db: Db, applicationId: string): Promise<string[]> {
  const { rows } = await sql<{ item_id: string }>`
    select distinct d.item_id from deliverables d
    where d.application_id = ${applicationId} and d.item_id is not null and not ${isTakenBack('d')}
      and not exists (select from file_scans s where s.filename = d.filename and s.state = 'infected')
  `.execute(db)
  return rows.map(({ item_id }) => item_id)
}
