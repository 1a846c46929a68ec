import { randomUUID } from 'node:crypto'
import {
  createDataExportLink,
  getApplicationHistory,
  getServiceDetails,
  requestDataExport,
  submitDocument,
} from '@sanad/contracts'
import { decideDocument, getDeskApplication, maskDocument } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { proveLately } from '../../../testing/factories/challenge.ts'
import { createPaidApplication, type PaidApplication } from '../../../testing/factories/paid-application.ts'
import { settle } from '../../../testing/factories/payments.ts'
import { pdfFile, pngFile } from '../../../testing/factories/sample-files.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { buildDataExport } from '../../personal-data/export/build-data-export.ts'

let portal: TestApp
let token: string
beforeAll(async () => {
  portal = await startTestApp()
  token = (await signInStaff(portal.services)).staffToken
})
afterAll(() => portal.close())

const whole = pngFile({ text: Buffer.from('2341 2341 2346') })
const masked = { name: 'aadhaar.png', content: pngFile({ text: Buffer.from('XXXX XXXX 2346') }) }

async function give({ customerId, token, applicationId, service }: PaidApplication, content = whole) {
  const [document] = service.documents
  const body = { user_id: customerId, application_id: applicationId, document_id: document?.id ?? '' }
  const { data } = await succeed(portal.app, submitDocument, {
    token,
    body,
    file: { name: 'aadhaar.png', content },
  })
  return { id: data.id, filename: data.filename, link: data.view_url ?? '' }
}

const open = (link: string) => portal.app.inject({ url: link })
const isStored = async (filename: string) => {
  const found = await portal.services.files.find(filename)
  found?.destroy()
  return found !== undefined
}
const mask = (id: string, file = masked) => succeed(portal.app, maskDocument, { token, params: { id }, file })

it('[DK-40] the masked file takes the place of the other, which is destroyed; decisions stay, and who did it is recorded', async () => {
  const paid = await createPaidApplication(portal.services)
  const { id, filename, link } = await give(paid)
  await succeed(portal.app, decideDocument, {
    token,
    params: { id },
    body: { decision: 'accepted', request_id: randomUUID() },
  })
  await mask(id)
  // At once, for everybody who holds a link, before the file is gone.
  expect((await open(link)).statusCode).toBe(404)
  await portal.runJobs()
  expect(await isStored(filename)).toBe(false)

  const params = { id: paid.applicationId }
  const { data } = await succeed(portal.app, getDeskApplication, { token, params })
  const [shown] = data.application.uploadedDocs
  expect(shown).toMatchObject({ id, status: 'accepted', size_bytes: masked.content.length })
  expect((await open(shown?.view_url ?? '')).rawPayload).toEqual(masked.content)
  expect(data.earlier_files).toEqual([])
  const own = await succeed(portal.app, getServiceDetails, {
    token: paid.token,
    params: { userServiceId: paid.applicationId },
  })
  expect((await open(own.data.uploadedDocs[0]?.view_url ?? '')).rawPayload).toEqual(masked.content)
  const history = await succeed(portal.app, getApplicationHistory, { token, params, query: {} })
  expect(history.data).toContainEqual(
    expect.objectContaining({
      kind: 'mask_document',
      subjects: [paid.service.documents[0]?.id],
      staff_name: expect.any(String),
    }),
  )

  // Sent again, it is the same.
  await mask(id)
  const { rows } = await sql<{ counted: string; stored: string }>`
    select u.bytes as counted, sum(d.size_bytes) as stored from storage_use u
    join uploaded_documents d using (customer_id) where u.customer_id = ${paid.customerId} group by u.bytes
  `.execute(portal.db)
  expect(rows[0]?.counted).toBe(rows[0]?.stored)
})

it('[DK-40] what the customer gave elsewhere or before is masked with it, and copies of their data that hold it end', async () => {
  const paid = await createPaidApplication(portal.services)
  const first = await give(paid)
  const { applicationId } = await createApplication(portal.services, {
    customerId: paid.customerId,
    slug: 'skill-india',
  })
  await settle(portal.services, { applicationId, customerId: paid.customerId })
  const copied = await give({ ...paid, applicationId })
  const newer = await give(paid, pngFile({ text: Buffer.from('Another paper') }))
  const stranger = await createPaidApplication(portal.services)
  const others = await give(stranger)
  const filename = `${'a'.repeat(32)}.zip`
  await sql`insert into data_exports (customer_id, filename, ready_at, expires_at, size_bytes)
    values (${paid.customerId}, ${filename}, now(), now() + interval '1 day', 1)`.execute(portal.db)

  await mask(first.id)
  await portal.runJobs()
  for (const { filename, link } of [first, copied]) {
    expect(await isStored(filename)).toBe(false)
    expect((await open(link)).statusCode).toBe(404)
  }
  for (const { link } of [newer, others]) expect((await open(link)).statusCode).toBe(200)
  const { data } = await succeed(portal.app, getDeskApplication, {
    token,
    params: { id: paid.applicationId },
  })
  expect((await open(data.earlier_files[0]?.view_url ?? '')).rawPayload).toEqual(masked.content)
  const exports = await portal.db
    .selectFrom('data_exports')
    .select(['filename', sql<boolean>`expires_at <= now()`.as('ended')])
    .where('customer_id', '=', paid.customerId)
    .execute()
  expect(exports).toEqual([{ filename: null, ended: true }])
})

it('[DK-40] a copy of the data that is being made while a file is masked is made anew, with the masked one', async () => {
  const paid = await createPaidApplication(portal.services)
  const { id } = await give(paid)
  await proveLately(portal.db, paid.customerId)
  const { data } = await succeed(portal.app, requestDataExport, { token: paid.token })
  const { files } = portal.services
  let found = 0
  // The file is in the archive once it was opened: masked before that archive is offered.
  const maskAfterwards = async (name: string) => {
    const content = await files.find(name)
    if (++found === 1) await mask(id)
    return content
  }
  const building = { ...portal.services, files: { ...files, find: maskAfterwards } }
  await buildDataExport(building, { exportId: data.id, language: 'en' })
  expect(found).toBe(2)
  const { url } = (
    await succeed(portal.app, createDataExportLink, { token: paid.token, params: { id: data.id } })
  ).data
  const papers = [...readZip((await portal.app.inject(url)).rawPayload)].filter(([name]) =>
    name.startsWith('files/'),
  )
  expect(papers.map(([, content]) => content)).toEqual([masked.content])
})

it('[DK-40] a file of another kind, one that is none, and one that is held back change nothing', async () => {
  const paid = await createPaidApplication(portal.services)
  const { id, link, filename } = await give(paid)
  const params = { id }
  const pdf = { name: 'masked.pdf', content: pdfFile() }
  expect(await refuse(portal.app, maskDocument, { token, params, file: pdf })).toMatchObject({
    code: 'file_type_refused',
  })
  const forged = { name: 'masked.png', content: pdfFile() }
  expect(await refuse(portal.app, maskDocument, { token, params, file: forged })).toMatchObject({
    code: 'file_content_refused',
  })
  const kept = await open(link)
  expect(kept.rawPayload).toEqual(whole)
  await portal.db.insertInto('file_scans').values({ filename }).execute()
  expect(await refuse(portal.app, maskDocument, { token, params, file: masked })).toMatchObject({
    code: 'not_found',
  })
})
