import { expect, it } from 'vitest'
import { startOlderDatabase } from '../testing/older-database.ts'

const { insert, insertCustomer, migrate, query } = startOlderDatabase('102-store-notifications.sql')

it('has applications projected anew that may wait for their form, and each whose form comes or goes', async () => {
  const customer_id = await insertCustomer()
  await insert('service_versions', { slug: 'tc', version: 1, definition: '{}' })
  const begin = async (track_id: string, client_status: string, form_submitted_at: string | null) => {
    const service = { service_slug: 'tc', track_id, customer_id }
    const application_id = await insert('applications', { ...service, service_version: 1, form_submitted_at })
    await insert('application_states', {
      ...{ ...service, application_id, client_status, turn: 'us', next_step: 'wait_for_us' },
      ...{ documents_to_check: 0, pending_items: 0, created_at: '2026-01-01T00:00:00Z' },
    })
    return application_id
  }
  const missing = await begin('TC-1', 'processing', null)
  const given = await begin('TC-2', 'processing', '2026-01-01T00:00:00Z')
  await begin('TC-3', 'completed', null)
  // The triggers marked them all, and the portal of then projected what it knew.
  await query('delete from stale_subjects')

  await migrate('103-forms-to-come.sql')
  const marked = () => query('select kind, subject_id from stale_subjects')
  expect(await marked()).toEqual([{ kind: 'application', subject_id: missing }])

  await query('delete from stale_subjects')
  await query('update applications set form_submitted_at = form_submitted_at')
  expect(await marked()).toEqual([])
  await query(`update applications set form_submitted_at = null where track_id = 'TC-2'`)
  expect(await marked()).toEqual([{ kind: 'application', subject_id: given }])
})
