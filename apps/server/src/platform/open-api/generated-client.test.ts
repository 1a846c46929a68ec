import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@sanad/contracts'
import { generateApi } from 'swagger-typescript-api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { type ApiDescription, withoutUnused } from './describe-operations.ts'

let portal: TestApp
let folder: string
beforeAll(async () => {
  portal = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'sanad-client-'))
})
afterAll(async () => {
  await Promise.all([portal.close(), rm(folder, { recursive: true })])
})

/** The client that the generator makes of the description, as far as the test uses it. */
interface Client {
  api: {
    login(body: { mobile: string }, headers: object): Promise<{ data: { token: string; user: object } }>
  }
}

it('a client that is generated from the description logs in', async () => {
  const api: ApiDescription = (await portal.app.inject('/api/openapi.json')).json()
  // Of one operation, as the generator takes half a minute for all.
  const spec = withoutUnused({ ...api, paths: { [login.path({})]: api.paths[login.path({})] ?? {} } })
  const { files } = await generateApi({ spec: spec as never, output: false, silent: true })
  const file = join(folder, 'client.ts')
  await writeFile(file, files[0]?.fileContent ?? '')
  const { Api } = (await import(/* @vite-ignore */ file)) as {
    Api: new (config: { baseUrl: string }) => Client
  }
  const baseUrl = await portal.app.listen({ host: '127.0.0.1', port: 0 })
  const { mobile } = await createCustomer(portal.services)
  const source = createHash('sha256').update(new Date().toISOString().slice(0, 10)).digest('hex')

  const { data } = await new Api({ baseUrl }).api.login({ mobile }, { headers: { source } })
  expect(data).toMatchObject({ otp_required: true, token: expect.any(String) })
})
