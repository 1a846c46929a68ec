import { readCentreDays, readHelp, readTrader } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { succeed } from '../../testing/call.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

it('everybody may read how the service centre is reached', async () => {
  const { data } = await succeed(portal.app, readHelp, {})
  expect(data).toEqual(portal.services.config.help)
})

it('everybody may read who runs the portal and who hears complaints; the demonstration names nobody', async () => {
  const { data } = await succeed(portal.app, readTrader, {})
  expect(data).toEqual({
    legal_name: portal.services.config.supplier.legalName,
    address: portal.services.config.supplier.address,
    ...{ email: 'care@sanad.example', phone_number: null },
    grievance_officer: {
      ...{ name: 'Nobody, for demonstration only', email: 'grievance@sanad.example', phone_number: null },
    },
    privacy_contact: {
      ...{ name: 'Nobody, for demonstration only', email: 'grievance@sanad.example', phone_number: null },
    },
    claims: { businesses: { count: 30_000, on: null, source: null }, says_secure: true },
  })
})

it("everybody may read on which days the centre differs; a row that was taken back does not hold, the banks' neither", async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const { data: before } = await succeed(portal.app, readCentreDays, {})
  const row = { name: JSON.stringify({ en: 'Mela', hi: 'मेला' }), source: 'Ours', opens: null, closes: null }
  const record = (values: object) =>
    portal.db
      .insertInto('calendar_days')
      .values({ calendar: 'centre', kind: 'closed', ...row, ...values } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
  await record({ day: day(7), kind: 'short', opens: 630, closes: 780 })
  await record({ day: day(8), calendar: 'bank' })
  await record({ day: day(90) })
  const { id: replaces } = await record({ day: day(9) })
  await record({ day: day(9), kind: 'usual', replaces })
  const { data } = await succeed(portal.app, readCentreDays, {})
  expect(data.filter(({ day: one }) => !before.some((known) => known.day === one))).toEqual([
    { day: day(7), kind: 'short', opens: 630, closes: 780 },
  ])
})

it('the national holidays stand in the data of the centre and of the banks', async () => {
  const rows = await portal.db
    .selectFrom('calendar_days')
    .select(['calendar', 'day'])
    .where('source', '=', 'National holiday')
    .execute()
  expect(rows).toHaveLength(36)
  expect(
    rows
      .filter(({ day }) => day === '2026-10-02')
      .map(({ calendar }) => calendar)
      .sort(),
  ).toEqual(['bank', 'centre'])
})
