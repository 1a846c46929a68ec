import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getProfile, login, requestOtp, verifyOtp } from '@sanad/contracts'
import { generateApi } from 'swagger-typescript-api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCode } from '../../testing/factories/challenge.ts'
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

type Answer<Body> = Promise<{ data: Body }>
interface OtpRequest {
  user_id: string
  channel: 'sms'
}

/** The client that the generator makes of the description, as far as the test uses it. */
interface Client {
  setSecurityData: (token: string) => void
  api: {
    login: (body: { mobile: string }) => Answer<{ token: string; user: { id: string } }>
    requestOtp: (body: OtpRequest) => Answer<unknown>
    verifyOtp: (body: OtpRequest & { otp_code: string }) => Answer<{ token: string }>
    getProfile: () => Answer<{ user: { mobile: string } }>
  }
}

interface Settings {
  baseUrl: string
  baseApiParams: { headers: Record<string, string>; secure: true }
  securityWorker: (token: string | null) => object
}

const operations = [login, requestOtp, verifyOtp, getProfile]

it('a client that is generated from the description logs in by a code and reads the profile', async () => {
  const api: ApiDescription = (await portal.app.inject('/api/openapi.json')).json()
  // Of these operations alone, as the generator takes half a minute for all.
  const paths = operations.map(({ path }) => [path({}), api.paths[path({})] ?? {}] as const)
  const spec = withoutUnused({ ...api, paths: Object.fromEntries(paths) })
  const { files } = await generateApi({ spec: spec as never, output: false, silent: true })
  const file = join(folder, 'client.ts')
  await writeFile(file, files[0]?.fileContent ?? '')
  const { Api } = (await import(/* @vite-ignore */ file)) as { Api: new (settings: Settings) => Client }
  const source = createHash('sha256').update(new Date().toISOString().slice(0, 10)).digest('hex')
  const client = new Api({
    baseUrl: await portal.app.listen({ host: '127.0.0.1', port: 0 }),
    baseApiParams: { headers: { source }, secure: true },
    securityWorker: (token) => (token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  })
  const { mobile } = await createCustomer(portal.services)

  const challenge = await client.api.login({ mobile })
  client.setSecurityData(challenge.data.token)
  const body = { user_id: challenge.data.user.id, channel: 'sms' } as const
  await client.api.requestOtp(body)
  const session = await client.api.verifyOtp({ ...body, otp_code: await readCode(portal.app, mobile) })
  client.setSecurityData(session.data.token)
  expect((await client.api.getProfile()).data.user.mobile).toBe(mobile)
})
