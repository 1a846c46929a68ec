import { randomBytes } from 'node:crypto'
import { submitFields, updateApplication } from '@sanad/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import type { KeyRing, SealingKey } from '../../../platform/key-ring.ts'
import { isSealed, openText } from '../../../platform/sealed-value.ts'
import { succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { createPaidApplication } from '../../../testing/factories/paid-application.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { placeOf } from '../../case/secret-fields.ts'
import { assertKeysFit } from './assert-keys-fit.ts'
import { rotateKeys } from './rotate-keys.ts'

const key = (id: string): SealingKey => ({ id, key: randomBytes(32) })
const [first, second] = [key('first'), key('second')]

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
  // With the old key only, as before a rotation.
  Object.assign(portal.services.config.secrets, { personalData: [first] satisfies KeyRing })
})
afterAll(() => portal.close())

/** The same database after a restart with other keys. */
function restartWith(personalData: KeyRing) {
  const { config } = portal.services
  return buildApp({ ...portal.services, config: { ...config, secrets: { ...config.secrets, personalData } } })
}

/** Every identifier in the database, decrypted with these keys. */
async function openAll(keys: KeyRing): Promise<{ ids: Set<string>; texts: string[] }> {
  const { rows } = await sql<{ id: string; field: string; value: unknown }>`
    select id, key as field, value from applications, jsonb_each(fields)
    union all select application_id, field_id, value from submitted_fields`.execute(portal.db)
  const sealed = rows.flatMap(({ id, field, value }) => (isSealed(value) ? [{ id, field, value }] : []))
  return {
    ids: new Set(sealed.map(({ value }) => value.sealed.split('.')[0] ?? '')),
    texts: sealed.map(({ id, field, value }) => openText(keys, placeOf(id, field), value.sealed)),
  }
}

it('everything is sealed anew while customers go on writing, and opens without the old key', async () => {
  const { services } = portal
  const pan = (number: number) => `ABCPX${String(1000 + number)}K`
  const owner = await signIn(services)
  const ids: string[] = []
  for (let number = 0; number < 25; number++) {
    const { applicationId } = await createApplication(services, { customerId: owner.customerId })
    ids.push(applicationId)
    const body = { personal_pan: pan(number) }
    await succeed(portal.app, updateApplication, { token: owner.token, params: { id: applicationId }, body })
  }
  const paid = await createPaidApplication(services)
  const fields = [{ field_id: 'aadhaar-number', value: '234123412346' }]
  const information = { user_id: paid.customerId, application_id: paid.applicationId, fields }
  await succeed(portal.app, submitFields, { token: paid.token, body: information })
  const app = await restartWith([second, first])
  let round = 0
  const writing = (async () => {
    for (const id of ids) {
      const body = { validity: `Round ${round++}`, bank_account_number: `5010012345${1000 + round}` }
      await succeed(app, updateApplication, { token: owner.token, params: { id }, body })
    }
  })()
  const batches: number[] = []
  const onBatch = ({ rows }: { rows: number }) => batches.push(rows)
  const keys: KeyRing = [second, first]
  await Promise.all([
    writing,
    // Two concurrent runs, each in several batches.
    ...[1, 2].map(() => rotateKeys(portal.db, keys, { batchSize: 4, onBatch })),
  ])
  await rotateKeys(portal.db, keys)
  const { ids: used, texts } = await openAll([second])
  expect(used).toEqual(new Set(['second']))
  expect(texts).toContain('234123412346')
  for (let number = 0; number < 25; number++) {
    expect(texts).toContain(pan(number))
    expect(texts).toContain(`5010012345${1001 + number}`)
  }
  expect(batches.length).toBeGreaterThan(2)
  const { rows } = await sql`select from applications where fields ->> 'validity' like 'Round %'`.execute(
    portal.db,
  )
  expect(rows).toHaveLength(25)
  expect(await rotateKeys(portal.db, keys)).toBe(0)
  await app.close()
})

it('a start refuses to do without a key that is in use, or with another one of its name', async () => {
  await assertKeysFit(portal.db, [second])
  await assertKeysFit(portal.db, [key('third'), second])
  await expect(assertKeysFit(portal.db, [first])).rejects.toThrow('under the key second, which is not set')
  await expect(assertKeysFit(portal.db, [key('second')])).rejects.toThrow(
    'cannot be decrypted with the key second',
  )
})
