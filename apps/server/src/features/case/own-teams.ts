import type { StaffSubject } from '@sanad/contracts/staff'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { AssertOwnTeams } from '../../platform/http/principal.ts'

type Condition = RawBuilder<boolean>

/** Services that other teams have and none of the member's. Uncorrelated, so that a list asks once. */
export const closedServices = (staffId: RawBuilder<unknown>): RawBuilder<string[]> => sql`array(
  select s.service_slug from team_services s
  where not exists (
    select from team_services o join team_members m on m.team_id = o.team_id
    where o.service_slug = s.service_slug and m.staff_id = ${staffId}))`

/** Whether a service is work of the member's own teams: theirs, or one that no team has. */
export function isOwnService(slug: RawBuilder<unknown>, staffId: string): Condition {
  return sql<boolean>`coalesce(${slug} <> all(${closedServices(sql`${staffId}::uuid`)}), true)`
}

/** Whether an application is: by its service, or because a piece of its work was given to the member. */
export function isOwnApplication(
  { id, slug }: { id: RawBuilder<unknown>; slug: RawBuilder<unknown> },
  staffId: string,
): Condition {
  return sql<boolean>`(${isOwnService(slug, staffId)} or exists (
    select from work_items own where own.application_id = ${id} and own.owner = ${staffId}::uuid))`
}

/** Null: there is no such customer. */
export interface Reach {
  readonly own: boolean
  readonly customerId: string | null
}

const application = { id: sql`a.id`, slug: sql`a.service_slug` }

const findProposal = (id: string, staffId: string) => sql<Reach>`
      select ${isOwnApplication(application, staffId)} as own, a.customer_id as "customerId"
      from money_proposals p join applications a on a.id = p.application_id where p.id = ${id}::uuid`

/** For each subject, whose it is and whether it is own work; what has no application is everybody's. */
const subjects: Readonly<Record<StaffSubject, (id: string, staffId: string) => RawBuilder<Reach>>> = {
  applications: (id, staffId) => sql`
      select ${isOwnApplication(application, staffId)} as own, a.customer_id as "customerId" from applications a where a.id = ${id}::uuid`,
  documents: (id, staffId) => sql`
      select ${isOwnApplication(application, staffId)} as own, a.customer_id as "customerId"
      from uploaded_documents d join applications a on a.id = d.application_id where d.id = ${id}::uuid`,
  'discount-proposals': findProposal,
  'refund-proposals': findProposal,
  refunds: (id, staffId) => sql`
      select ${isOwnApplication(application, staffId)} as own, a.customer_id as "customerId"
      from refunds r join applications a on a.id = r.application_id where r.id = ${id}::uuid`,
  'money-documents': (id, staffId) => sql`
      select ${isOwnApplication(application, staffId)} as own, d.customer_id as "customerId"
      from money_documents d join applications a on a.id = d.application_id where d.id = ${id}::uuid`,
  tickets: (id, staffId) => sql`
      select ${isOwnApplication(application, staffId)} as own, t.customer_id as "customerId"
      from tickets t left join applications a on a.id = t.application_id where t.id = ${id}::uuid`,
  consultations: (id, staffId) => sql`
      select ${isOwnApplication(application, staffId)} as own, c.customer_id as "customerId"
      from consultations c left join applications a on a.id = c.application_id where c.id = ${id}::uuid`,
  work: (id, staffId) => sql`
      select ${isOwnApplication({ id: sql`w.application_id`, slug: sql`w.service_slug` }, staffId)}
        or coalesce(w.owner = ${staffId}::uuid, false) as own, w.customer_id as "customerId"
      from work_items w where w.id = ${id}::bigint`,
  // One of their applications, or none at all.
  customers: (id, staffId) => sql`
      select coalesce(bool_or(${isOwnApplication(application, staffId)}), true) as own,
        (select c.id from customers c where c.id = ${id}::uuid) as "customerId"
      from applications a where a.customer_id = ${id}::uuid and a.deleted_at is null`,
}

/** Whose the subject is, and whether it is the member's own work; undefined where there is no such subject. */
export async function findReach(
  db: Db,
  subject: StaffSubject,
  { id, staffId }: { id: string; staffId: string },
): Promise<Reach | undefined> {
  const { rows } = await subjects[subject](id, staffId).execute(db)
  return rows[0]
}

/** What is another team's answers as what does not exist; so does what does not exist, by itself. */
export function createAssertOwnTeams(db: Db): AssertOwnTeams {
  return async (subject, id, { staffId }) => {
    const reach = await findReach(db, subject, { id, staffId })
    if (reach?.own === false) throw new AppError('not_found')
  }
}
