import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInStaff } from '../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createWorkSights } from './work-sights.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

it('[DK-17] roles and teams that change while a page is open hold from the next look on', async () => {
  const { staffId, staffSessionId } = await signInStaff(portal.services, { roles: ['clerk'] })
  const { id: team_id } = await portal.db
    .insertInto('teams')
    .values({ name: 'Pune' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await portal.db.insertInto('team_services').values({ team_id, service_slug: 'tc-registration' }).execute()
  const sights = createWorkSights(portal.db)
  const sees = (kind: 'documents' | 'promise', owners: string[] = []) =>
    sights.seesOf(staffId)({ kind, service: 'tc-registration', owners })
  expect(sees('documents', [staffId])).toBe(false)

  expect(await sights.look([staffSessionId])).toEqual(new Set([staffSessionId]))
  expect([sees('documents'), sees('documents', [staffId])]).toEqual([false, true])

  await portal.db.insertInto('team_members').values({ team_id, staff_id: staffId }).execute()
  await sights.look([staffSessionId])
  expect([sees('documents'), sees('promise')]).toEqual([true, false])

  await portal.db.deleteFrom('team_members').where('staff_id', '=', staffId).execute()
  await sights.look([staffSessionId])
  expect(sees('documents')).toBe(false)

  await portal.db.insertInto('staff_roles').values({ staff_id: staffId, role: 'manager' }).execute()
  await sights.look([staffSessionId])
  expect([sees('documents'), sees('promise')]).toEqual([true, true])
})
