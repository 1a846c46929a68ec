import { expect, it } from 'vitest'
import { startOlderDatabase } from '../testing/older-database.ts'

const { insert, insertCustomer, migrate, query } = startOlderDatabase('038-oldest-release.sql')

async function insertDocument(customer_id: string, size_bytes: number): Promise<void> {
  const application_id = await insert('applications', {
    ...{ customer_id, service_slug: 'tc', service_version: 1, track_id: `TCR-${customer_id}` },
  })
  await insert('uploaded_documents', {
    ...{ application_id, document_id: 'photo', original_name: 'a.pdf', filename: `${customer_id}.pdf` },
    ...{ content_type: 'application/pdf', size_bytes, sha256: Buffer.alloc(32) },
  })
}

it('bytes that were stored or removed while 036 counted are counted, and right counts stay', async () => {
  await insert('service_versions', { slug: 'tc', version: 1, definition: '{}' })
  const missed = await insertCustomer(1)
  const right = await insertCustomer(2)
  const removed = await insertCustomer(3)
  for (const customer of [missed, right]) await insertDocument(customer, 1000)
  await query(`delete from storage_use where customer_id = '${missed}'`)
  await insert('storage_use', { customer_id: removed, bytes: 500 })

  await migrate()

  const rows = await query('select customer_id, bytes::int as bytes from storage_use')
  expect(Object.fromEntries(rows.map(({ customer_id, bytes }) => [customer_id, bytes]))).toEqual({
    [missed]: 1000,
    [right]: 1000,
    [removed]: 0,
  })
})
