import type { StaffSubject } from '@sanad/contracts'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { AssertOwnTeams } from '../../platform/http/principal.ts'

type Condition = RawBuilder<boolean>

/** Services that other teams have and none of the member's. Uncorrelated, so that a list asks once. */
const closedServices = (staffId: string) => sql`array(
  select s.service_slug from team_services s
  where not exists (
    select from team_services o join team_members m on m.team_id = o.team_id
    where o.service_slug = s.service_slug and m.staff_id = ${staffId}::uuid))`

/** Whether a service is work of the member's own teams: theirs, or one that no team has. */
export function isOwnService(slug: RawBuilder<unknown>, staffId: string): Condition {
  return sql<boolean>`coalesce(${slug} <> all(${closedServices(staffId)}), true)`
}

/** Whether an application is: by its service, or because a piece of its work was given to the member. */
export function isOwnApplication(
  { id, slug }: { id: RawBuilder<unknown>; slug: RawBuilder<unknown> },
  staffId: string,
): Condition {
  return sql<boolean>`(${isOwnService(slug, staffId)} or exists (
    select from work_items own where own.application_id = ${id} and own.owner = ${staffId}::uuid))`
}

const application = { id: sql`a.id`, slug: sql`a.service_slug` }

/** For each subject, the rows of it and whether they are own work; what has no application is everybody's. */
const subjects: Readonly<
  Record<StaffSubject, (id: string, staffId: string) => RawBuilder<{ own: boolean }>>
> = {
  applications: (id, staffId) => sql`
      select ${isOwnApplication(application, staffId)} as own from applications a where a.id = ${id}::uuid`,
  documents: (id, staffId) => sql`
      select ${isOwnApplication(application, staffId)} as own
      from uploaded_documents d join applications a on a.id = d.application_id where d.id = ${id}::uuid`,
  refunds: (id, staffId) => sql`
      select ${isOwnApplication(application, staffId)} as own
      from refunds r join applications a on a.id = r.application_id where r.id = ${id}::uuid`,
  'money-documents': (id, staffId) => sql`
      select ${isOwnApplication(application, staffId)} as own
      from money_documents d join applications a on a.id = d.application_id where d.id = ${id}::uuid`,
  tickets: (id, staffId) => sql`
      select ${isOwnApplication(application, staffId)} as own
      from tickets t left join applications a on a.id = t.application_id where t.id = ${id}::uuid`,
  consultations: (id, staffId) => sql`
      select ${isOwnApplication(application, staffId)} as own
      from consultations c left join applications a on a.id = c.application_id where c.id = ${id}::uuid`,
  work: (id, staffId) => sql`
      select ${isOwnApplication({ id: sql`w.application_id`, slug: sql`w.service_slug` }, staffId)}
        or coalesce(w.owner = ${staffId}::uuid, false) as own
      from work_items w where w.id = ${id}::bigint`,
  // One of their applications, or none at all.
  customers: (id, staffId) => sql`
      select coalesce(bool_or(${isOwnApplication(application, staffId)}), true) as own
      from applications a where a.customer_id = ${id}::uuid and a.deleted_at is null`,
}

/** What is another team's answers as what does not exist; so does what does not exist, by itself. */
export function createAssertOwnTeams(db: Db): AssertOwnTeams {
  return async (subject, id, { staffId }) => {
    const { rows } = await subjects[subject](id, staffId).execute(db)
    if (rows.some(({ own }) => !own)) throw new AppError('not_found')
  }
}
