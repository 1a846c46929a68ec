import {
  type AskReminder,
  askReminder,
  indianDayOf,
  listOpenAsks,
  type OpenAsk,
  standingOf,
} from '@sanad/domain'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '../../../platform/db.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { isTakenBack } from '../../case/taken-back.ts'
import { notifyOfApplication } from '../../notifications/sending/notify-of-application.ts'
import { lockForStaff } from './staff-application.ts'

type Parts = Pick<Services, 'db'>

/** Applications of one run. */
const PAGE = 100

/** Begun by the clock without `after`; each run goes on after the last application of the one before. */
export const askRemindersJob = defineJob({
  name: 'remind_of_asks',
  payload: z.object({ after: z.uuid().optional() }),
  maxAttempts: 5,
})

/** Every morning at ten, IST: messages of what is not urgent wait for the end of the quiet hours anyway. */
export const handleAskReminders = (services: Parts): JobHandler =>
  handleJob(askRemindersJob, (page) => remindOfAsks(services, page), { cron: '30 4 * * *' })

/**
 * Reminds customers of what staff asked for: in the middle of the time that they have, and on the day before it ends. All
 * that is due on one day is one reminder. Deduplicated by the notification's key, so that a rerun is idempotent.
 */
export async function remindOfAsks(
  { db }: Parts,
  { after }: z.infer<typeof askRemindersJob.payload> = {},
): Promise<void> {
  const page = await listAsked(db, after)
  for (const id of page) await db.transaction().execute((tx) => remindApplication(tx, id))
  const last = page.at(-1)
  if (page.length === PAGE && last) await enqueueJob(db, askRemindersJob, { after: last })
}

async function remindApplication(db: Db, id: string): Promise<void> {
  const record = await lockForStaff(db, id)
  const { clientStatus, nextStep } = standingOf(record)
  if (clientStatus !== 'processing' || nextStep.turn !== 'you') return
  const today = indianDayOf(await readNow(db))
  const due = listOpenAsks(record.facts).flatMap((ask) => {
    const reminder = askReminder(ask, today)
    return reminder ? [{ ask, reminder }] : []
  })
  for (const asks of Map.groupBy(due, ({ ask, reminder }) => `${ask.dueOn} ${reminder}`).values())
    await tellOf(db, record, asks)
}

async function tellOf(
  db: Db,
  record: ApplicationRecord,
  asks: readonly { readonly ask: OpenAsk; readonly reminder: AskReminder }[],
): Promise<void> {
  const [first] = asks
  if (!first) return
  const { dueOn } = first.ask
  await notifyOfApplication(db, record, {
    kind: 'answer_due',
    params: { due_on: dueOn, items: asks.map(({ ask }) => titleOf(record, ask.id)) },
    fact: `${record.id} ${dueOn} ${first.reminder}`,
  })
}

function titleOf({ definition: { documents, fields, extraInfo } }: ApplicationRecord, id: string) {
  const asked = [...documents, ...fields].find((item) => item.id === id)
  return asked?.label ?? extraInfo.find((item) => item.id === id)?.title ?? id
}

/** Applications that may have an open ask with a day to come; which of them have one, their facts say. */
async function listAsked(db: Db, after: string | undefined): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct a.id from (
      select d.application_id as id from document_decisions j join uploaded_documents d on d.id = j.document_id
       where j.due_on >= (now() at time zone 'Asia/Kolkata')::date and d.replaced_at is null
      union all
      select r.application_id from extra_item_requests r
       where not ${isTakenBack('r')} and r.due_on >= (now() at time zone 'Asia/Kolkata')::date
    ) asked join applications a on a.id = asked.id
    where a.deleted_at is null ${after === undefined ? sql`` : sql`and a.id > ${after}::uuid`}
    order by a.id limit ${PAGE}
  `.execute(db)
  return rows.map(({ id }) => id)
}
