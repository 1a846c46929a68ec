import { randomUUID } from 'node:crypto'
import { getDeskApplication, saveFileView } from '@sanad/contracts/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { createPaidApplication, giveDocument } from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

it('[DK-26] rotation and zoom of a file are kept for everybody, the last ones', async () => {
  const { staffToken: token } = await signInStaff(portal.services)
  const other = await signInStaff(portal.services)
  const paid = await createPaidApplication(portal.services)
  const id = await giveDocument(portal.services, paid, paid.service.documents[0]?.id ?? '')
  const read = async () => {
    const { data } = await succeed(portal.app, getDeskApplication, {
      token: other.staffToken,
      params: { id: paid.applicationId },
    })
    return data.file_views
  }
  expect(await read()).toEqual([])
  await succeed(portal.app, saveFileView, { token, params: { id }, body: { zoom: 'width', rotation: 90 } })
  await succeed(portal.app, saveFileView, { token, params: { id }, body: { zoom: 150, rotation: 270 } })
  expect(await read()).toEqual([{ file_id: id, zoom: 150, rotation: 270 }])
})

it('a view of no file, or as no viewer shows one, is refused', async () => {
  const { staffToken: token } = await signInStaff(portal.services)
  const params = { id: randomUUID() }
  const unknown = { token, params, body: { zoom: 'page', rotation: 0 } } as const
  expect(await refuse(portal.app, saveFileView, unknown)).toMatchObject({ status: 404 })
  const aslant = { token, params, body: { zoom: 10, rotation: 0 } } as const
  expect(await refuse(portal.app, saveFileView, aslant)).toMatchObject({ status: 400 })
})
