import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'
import { beginAbsences } from './acts/begin-absences.ts'

const lapseConsultationsJob = defineJob({
  name: 'lapse_consultations',
  payload: z.object({}),
  maxAttempts: 3,
  priority: 'last',
})

/** Consultations that nobody confirmed before their time: the one piece of work that time alone ends. */
function lapseConsultations({ db }: Pick<Services, 'db'>): JobHandler {
  return handleJob(
    lapseConsultationsJob,
    async () => {
      await sql`
        insert into stale_subjects (kind, subject_id)
        select 'consultation', c.id from work_items w join consultations c on c.id = w.subject_id
        where w.kind = 'consultation' and c.starts_at <= now()
        on conflict do nothing`.execute(db)
    },
    { cron: '*/5 * * * *' },
  )
}

const beginAbsencesJob = defineJob({
  name: 'begin_absences',
  payload: z.object({}),
  maxAttempts: 3,
  priority: 'last',
})

/** An absence begins by time alone; from its first minute the work is the deputy's, or everybody's. */
function handOverOfAbsent({ db }: Pick<Services, 'db'>): JobHandler {
  return handleJob(beginAbsencesJob, () => db.transaction().execute((tx) => beginAbsences(tx)), {
    cron: '* * * * *',
  })
}

export function listWorkJobs(services: Pick<Services, 'db'>): JobHandler[] {
  return [lapseConsultations(services), handOverOfAbsent(services)]
}
