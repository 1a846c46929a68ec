import { getState, listCatalogue, listStates } from '@sanad/contracts'
import { STATES } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../testing/call.ts'
import { serviceOf } from '../../testing/factories/application.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadCatalogue } from './load-catalogue.ts'

/** As most people need them. */
const slugs = [
  'skill-india',
  'tp-registration',
  'tc-registration',
  'tot-toa',
  'ssc-affiliation',
  'nsdc-affiliation',
]

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
  await loadCatalogue(portal.db, await Promise.all(slugs.map(serviceOf)))
})
afterAll(() => portal.close())

it('lists the six named services, each with the least amount to begin with', async () => {
  const { data } = await succeed(portal.app, listCatalogue, {})
  expect(data.map(({ service_id }) => service_id)).toEqual(slugs)
  expect(data.find(({ service_id }) => service_id === 'tc-registration')).toMatchObject({
    from_price: 15000,
    price_note: 'per_unit',
    whole_price: null,
    stages: 7,
  })
  expect(data.find(({ service_id }) => service_id === 'tp-registration')).toMatchObject({
    from_price: 10000,
    price_note: 'first_stage',
    whole_price: 35000,
  })
  const prices = Object.fromEntries(data.map(({ service_id, from_price }) => [service_id, from_price]))
  expect(prices).toMatchObject({ 'tot-toa': 10000, 'ssc-affiliation': 35000 })
  expect(new Set(data.map(({ price_note }) => price_note))).toEqual(
    new Set(['fixed', 'per_unit', 'first_stage', 'from']),
  )
})

it('lists them in Hindi for whoever prefers it', async () => {
  const headers = { 'accept-language': 'hi' }
  const { data } = await succeed(portal.app, listCatalogue, { headers })
  expect(data.map(({ title }) => title)).toEqual(
    (await Promise.all(slugs.map(serviceOf))).map(({ title }) => title.hi),
  )
})

it('[AP-24] lists the 36 States and Union Territories and reads one', async () => {
  const { data } = await succeed(portal.app, listStates, {})
  expect(data).toEqual(STATES.map(({ id, name }) => ({ id, state_name: name.en })))
  expect(data).toHaveLength(36)
  const { data: state } = await succeed(portal.app, getState, { params: { id: 21 } })
  expect(state).toEqual({ id: 21, state_name: 'Maharashtra' })
  expect(await refuse(portal.app, getState, { params: { id: 37 } })).toMatchObject({
    success: false,
    status: 404,
    message: 'State not found',
  })
})

it('refuses a call without the source header', async () => {
  const answer = await call(portal.app, listCatalogue, { headers: { source: 'wrong' } })
  expect(answer).toMatchObject({ status: 400, body: { code: 'source_invalid' } })
})
