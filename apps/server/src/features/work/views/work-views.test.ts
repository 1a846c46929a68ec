import { randomUUID } from 'node:crypto'
import { deleteWorkView, listWork, listWorkViews, orderWorkViews, saveWorkView } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
let manager: string
let clerk: string
let colleague: string
let team: number
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken: manager } = await signInStaff(portal.services, { roles: ['manager'] }))
  const ravi = await signInStaff(portal.services, { name: 'Ravi Rao', roles: ['clerk'] })
  clerk = ravi.staffToken
  ;({ staffToken: colleague } = await signInStaff(portal.services, { roles: ['clerk'] }))
  const made = await portal.db
    .insertInto('teams')
    .values({ name: 'Skill' })
    .returning('id')
    .executeTakeFirstOrThrow()
  team = made.id
  await portal.db.insertInto('team_members').values({ team_id: team, staff_id: ravi.staffId }).execute()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await sql`truncate saved_views, work_items`.execute(portal.db)
})

type Given = Parameters<typeof succeed<typeof saveWorkView>>[2]['body']
const given = (changes: Partial<Given> = {}): Given => ({
  name: 'Late tickets',
  filter: { kind: 'ticket', due: 'overdue' },
  sort: 'waiting',
  columns: ['what', 'track'],
  audience: 'own',
  team_id: null,
  ...changes,
})
async function save(token: string, changes: Partial<Given> = {}, id: string = randomUUID()) {
  await succeed(portal.app, saveWorkView, { token, params: { id }, body: given(changes) })
  return id
}
const list = (token: string) => succeed(portal.app, listWorkViews, { token })
const namesFor = async (token: string) => (await list(token)).data.map(({ name }) => name)

it('[DK-16] a saved view keeps name, filter, order and columns, and counts what its list shows', async () => {
  await sql`
    insert into work_items (kind, subject_id, due_at, clock, used_minutes, target_minutes, waiting_since)
    select kind, gen_random_uuid(), now() + make_interval(hours => hours), 'running', 0, 240, now()
    from (values ('ticket', -1), ('ticket', -2), ('ticket', 2), ('consultation', -1)) work (kind, hours)`.execute(
    portal.db,
  )
  const id = await save(manager)
  const { data } = await list(manager)
  const { team_id: team, ...seen } = given()
  expect(data).toMatchObject([{ id, ...seen, team: null, version: 1, may_change: true, open: 2 }])
  const shown = await succeed(portal.app, listWork, { token: manager, query: data[0]?.filter ?? {} })
  expect(shown.data).toHaveLength(2)
  expect(await namesFor(colleague)).toEqual([])
})

it('[DK-16] one that is shared with a team is seen by its members and managers, with everybody by all', async () => {
  await save(manager, { name: 'Of the team', audience: 'team', team_id: team })
  await save(manager, { name: 'Of all', audience: 'everybody' })
  expect(await namesFor(clerk)).toEqual(['Of the team', 'Of all'])
  expect(await namesFor(colleague)).toEqual(['Of all'])
  const other = await signInStaff(portal.services, { roles: ['manager'] })
  expect(await namesFor(other.staffToken)).toEqual(['Of the team', 'Of all'])
  expect((await list(manager)).teams).toEqual([{ id: team, name: 'Skill' }])
  expect((await list(clerk)).teams).toEqual([])
})

it('[DK-16] a shared view is changed and removed only by its owner or a manager', async () => {
  const id = await save(manager, { audience: 'everybody' })
  const change = { params: { id }, body: given({ name: 'Mine now', audience: 'everybody', version: 1 }) }
  expect(await refuse(portal.app, saveWorkView, { token: clerk, ...change })).toMatchObject({ status: 403 })
  expect(await refuse(portal.app, deleteWorkView, { token: clerk, params: { id } })).toMatchObject({
    status: 403,
  })
  const other = await signInStaff(portal.services, { roles: ['manager'] })
  await succeed(portal.app, saveWorkView, { token: other.staffToken, ...change })
  const { data } = await list(clerk)
  expect(data).toMatchObject([{ name: 'Mine now', version: 2, may_change: false }])
  await succeed(portal.app, deleteWorkView, { token: manager, params: { id } })
  expect(await namesFor(clerk)).toEqual([])
})

it('[DK-16] who may not share keeps views to themselves, and nobody finds another’s', async () => {
  const body = given({ audience: 'everybody' })
  const refused = await refuse(portal.app, saveWorkView, { token: clerk, params: { id: randomUUID() }, body })
  expect(refused).toMatchObject({ status: 403 })
  const id = await save(clerk)
  const change = { params: { id }, body: given({ version: 1 }) }
  expect(await refuse(portal.app, saveWorkView, { token: manager, ...change })).toMatchObject({ status: 404 })
  expect(
    await refuse(portal.app, saveWorkView, { token: manager, params: { id }, body: given() }),
  ).toMatchObject({ status: 404 })
})

it('[DK-16] everybody orders the views that they see for themselves', async () => {
  const first = await save(manager, { name: 'First', audience: 'everybody' })
  const second = await save(manager, { name: 'Second', audience: 'everybody' })
  await succeed(portal.app, orderWorkViews, { token: clerk, body: { ids: [second, first] } })
  expect(await namesFor(clerk)).toEqual(['Second', 'First'])
  expect(await namesFor(manager)).toEqual(['First', 'Second'])
})

it('[DK-60] a view that is saved twice by the same call is one, and one that has changed is not overwritten', async () => {
  const id = await save(manager)
  await save(manager, {}, id)
  expect(await namesFor(manager)).toEqual(['Late tickets'])
  const change = { token: manager, params: { id }, body: given({ name: 'New', version: 1 }) }
  await succeed(portal.app, saveWorkView, change)
  expect(await refuse(portal.app, saveWorkView, change)).toMatchObject({ status: 412, version: 2 })
})

it('so many views and no more, each of which costs a count', async () => {
  for (let count = 0; count < 30; count++) await save(clerk, { name: `View ${count}` })
  const one = { token: clerk, params: { id: randomUUID() }, body: given() }
  expect(await refuse(portal.app, saveWorkView, one)).toMatchObject({ code: 'too_many_views' })
})
