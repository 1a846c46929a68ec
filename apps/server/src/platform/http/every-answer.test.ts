import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UploadedDocument } from '@sanad/contracts'
import { openStream } from '@sanad/testing'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApplication } from '../../testing/factories/application.ts'
import { settle } from '../../testing/factories/payments.ts'
import { pdfFile } from '../../testing/factories/sample-files.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/upload.ts'
import type { ProviderConfig } from '../payments/provider-config.ts'

/** Of Cashfree itself, and of the stand-in. */
const cashfree: Partial<ProviderConfig> = {
  scriptUrl: 'https://sdk.cashfree.com/js/v3/cashfree.js',
  isStandIn: false,
  frameOrigins: ['https://sdk.cashfree.com', 'https://api.cashfree.com', 'https://payments.cashfree.com'],
}

let webRoot: string
let portal: TestApp
let standIn: TestApp
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'sanad-answers-'))
  await mkdir(join(webRoot, 'assets'))
  await writeFile(join(webRoot, 'index.html'), '<title>Sanad</title>')
  await writeFile(join(webRoot, 'assets/index-abc.js'), 'console.log(1)')
  const webApps = [{ name: 'customer app', basePath: '/user', root: webRoot }] as const
  standIn = await startTestApp({ config: { webApps } })
  const { payments } = standIn.services.config
  if (!payments.cashfree) throw new Error('Cashfree is not configured')
  const config = {
    webApps,
    publicUrl: 'https://sanad.example',
    payments: { ...payments, cashfree: { ...payments.cashfree, ...cashfree } },
  }
  portal = await startTestApp({ config })
})
afterAll(async () => {
  await Promise.all([portal.close(), standIn.close()])
  await rm(webRoot, { recursive: true })
})

async function uploadDocument({ app, services }: TestApp): Promise<string> {
  const { customerId, token } = await signIn(services)
  const { applicationId, service } = await createApplication(services, { customerId })
  await settle(services, { applicationId, customerId })
  const parts = {
    user_id: customerId,
    application_id: applicationId,
    document_id: service.documents[0]?.id ?? '',
  }
  const { body } = await upload(app, { token, parts, content: pdfFile() })
  return (body as { data: UploadedDocument }).data.view_url ?? ''
}

/** One of every kind, and the status that it is answered with. */
const answers: [what: string, path: string, status: number][] = [
  ['a page', '/user/', 200],
  ['a screen of the app', '/user/payments', 200],
  ['a script', '/user/assets/index-abc.js', 200],
  ['a script that is gone', '/user/assets/index-old.js', 404],
  ['a redirect', '/', 302],
  ['an answer of the API', '/health/live', 200],
  ['a refusal', '/api/customer/user-profile', 400],
  ['nothing', '/nowhere', 404],
  ['a path that cannot be read', '/%', 404],
  ['half a character', '/user/%E0%A4', 404],
  ['the outbox', '/dev/outbox', 200],
  ['the API as a document', '/api/docs/', 200],
  ['its script', '/api/docs/static/swagger-ui-bundle.js', 200],
  ['the API for programs', '/api/openapi.json', 200],
]

it.each(answers)('%s bears the headers, and a policy that leaves no way in', async (_what, path, status) => {
  const { statusCode, headers } = await portal.app.inject(path)
  expect(statusCode).toBe(status)
  expectHeaders(headers)
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  expectStrict(String(headers['content-security-policy']))
  const { headers: onPlainHttp } = await standIn.app.inject(path)
  expectHeaders(onPlainHttp)
  expectStrict(String(onPlainHttp['content-security-policy']))
})

it('a customer’s file bears them, and nothing in it may run', async () => {
  const { statusCode, headers } = await portal.app.inject(await uploadDocument(portal))
  expect(statusCode).toBe(200)
  expectHeaders(headers)
  expectStrict(String(headers['content-security-policy']))
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/)
})

it('a stream bears them', async () => {
  const origin = await standIn.app.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await signIn(standIn.services)
  const stream = await openStream(origin, token)
  stream.close()
  expectHeaders(stream.headers)
  expectStrict(String(stream.headers['content-security-policy']))
})

it('a path that cannot be read is answered in the one shape of errors', async () => {
  const response = await portal.app.inject('/%')
  expect(response.json()).toMatchObject({ success: false, code: 'not_found', requestId: expect.any(String) })
})

it('the checkout may ask for payment apps, and nobody for camera, microphone or place', async () => {
  const { headers } = await portal.app.inject('/user/')
  const policy = String(headers['permissions-policy'])
  expect(policy).toContain('payment=(self "https://sdk.cashfree.com" ')
  for (const feature of ['camera', 'microphone', 'geolocation']) expect(policy).toContain(`${feature}=()`)
})

function expectHeaders(headers: Record<string, unknown>): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': expect.stringContaining('frame-ancestors'),
  })
}

/** Google's evaluator sees nothing grave in it, and no word that it does not know. */
function expectStrict(policy: string): void {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  expect(findings.filter(({ severity }) => severity <= Severity.SYNTAX)).toEqual([])
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
}
