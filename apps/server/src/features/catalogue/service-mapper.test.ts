import { listAssignedDocuments, mapService } from '@sanad/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, sourceOfToday, succeed } from '../../testing/call.ts'
import { serviceOf } from '../../testing/factories/application.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadCatalogue } from './load-catalogue.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
  await loadCatalogue(portal.db, [await serviceOf('tot-toa')])
})
afterAll(() => portal.close())

it('[AP-21] tells service, documents, fields and formats', async () => {
  const service = await serviceOf('tot-toa')
  const body = { service_id: 'tot-toa', type: service.typeOfRegistration }
  const answer = await succeed(portal.app, mapService, { body })
  expect(answer.service).toMatchObject({ service_id: 'tot-toa', title: service.title.en })
  expect(answer.documents.map(({ document_id }) => document_id)).toEqual(
    service.documents.map(({ id }) => id),
  )
  expect(answer.fields.map(({ field_id }) => field_id)).toEqual(service.fields.map(({ id }) => id))
  expect(answer.formats.map(({ extension }) => extension)).toEqual(['pdf', 'jpg', 'jpeg', 'png'])
})

it('[AP-21] needs service_id and type, and knows no other service', async () => {
  for (const body of [{}, { service_id: 'tot-toa' }, { type: 'x' }, { service_id: ' ', type: 'x' }]) {
    const refusal = await refuse(portal.app, mapService, { body })
    expect(refusal).toMatchObject({ status: 400, message: 'Service ID and type are required' })
  }
  const unknown = await refuse(portal.app, mapService, { body: { service_id: 'nothing', type: 'x' } })
  expect(unknown).toMatchObject({ status: 404, message: 'Service not found' })
})

it('[AP-22] lists the documents of a service as rows', async () => {
  const { documents } = await serviceOf('tot-toa')
  const { rows } = await succeed(portal.app, listAssignedDocuments, { params: { id: 'tot-toa' } })
  expect(rows).toMatchObject(
    documents.map(({ id, label }) => ({ document_id: id, label: label.en, service_id: 'tot-toa' })),
  )
})

it('[AP-22] needs a service id', async () => {
  const refusal = await refuse(portal.app, listAssignedDocuments, { params: { id: ' ' } })
  expect(refusal).toMatchObject({ status: 400, message: 'Service ID is required' })
  const response = await portal.app.inject({
    url: '/api/service-mapper/services//assigned-documents',
    headers: { source: sourceOfToday() },
  })
  expect(response.json()).toMatchObject({ message: 'Service ID is required' })
  const unknown = await refuse(portal.app, listAssignedDocuments, { params: { id: 'nothing' } })
  expect(unknown).toMatchObject({ status: 404, message: 'Service not found' })
})

it('[AP-21] [AP-22] a fault of the server is told in one sentence', async () => {
  await sql`update service_versions set definition = '{}'`.execute(portal.db)
  const fault = { status: 500, message: 'Internal server error. Please try again later.' }
  const body = { service_id: 'tot-toa', type: 'x' }
  expect(await refuse(portal.app, mapService, { body })).toMatchObject(fault)
  expect(await refuse(portal.app, listAssignedDocuments, { params: { id: 'tot-toa' } })).toMatchObject(fault)
})
