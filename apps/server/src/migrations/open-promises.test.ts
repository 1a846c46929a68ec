import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { startOlderDatabase } from '../testing/older-database.ts'

const { insert, insertCustomer, insertStaffMember, migrate, query } =
  startOlderDatabase('099-jobs-by-task.sql')

it('has applications projected anew whose stage has a promised day and is still open, and no others', async () => {
  const customer_id = await insertCustomer()
  const staff_id = await insertStaffMember()
  await insert('service_versions', { slug: 'tc', version: 1, definition: '{}' })
  const begin = async (track_id: string, open: { client_status?: string; stage_id: string }) => {
    const service = { service_slug: 'tc', track_id, customer_id }
    const application_id = await insert('applications', { ...service, service_version: 1 })
    await insert('application_states', {
      ...{ ...service, application_id, client_status: 'processing', turn: 'us', next_step: 'wait', ...open },
      ...{ documents_to_check: 0, pending_items: 0, created_at: '2026-01-01T00:00:00Z' },
    })
    return application_id
  }
  const promise = (application_id: string, promised_on: string) =>
    insert('promise_acts', {
      ...{ application_id, stage_id: 'filing', promised_on, staff_id, request_id: randomUUID() },
      ...{ reason: 'The inspector is ill.', reason_hi: 'निरीक्षक बीमार हैं।' },
    })
  const promised = await begin('TC-1', { stage_id: 'filing' })
  const left = await begin('TC-2', { stage_id: 'examination' })
  const ended = await begin('TC-3', { stage_id: 'filing', client_status: 'completed' })
  await begin('TC-4', { stage_id: 'filing' })
  for (const id of [promised, left, ended]) await promise(id, '2026-02-01')
  await promise(promised, '2026-03-01')
  // The triggers marked them all, and the portal of then projected what it knew.
  await query('delete from stale_subjects')

  await migrate('100-open-promises.sql')
  expect(await query('select kind, subject_id from stale_subjects')).toEqual([
    { kind: 'application', subject_id: promised },
  ])
})
