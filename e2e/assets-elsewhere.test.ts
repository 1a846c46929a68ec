import { applyFor, payInFull } from './support/applications.ts'
import { expect, test } from './support/fixtures.ts'
import { startAnotherPortal } from './support/start-another-portal.ts'

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/,
  // A header of ours would make a browser ask the CDN first whether it takes it.
  extraHTTPHeaders: {},
})

let portal: Awaited<ReturnType<typeof startAnotherPortal>>
let elsewhere: string
test.beforeAll(async ({ dataDir, gatewayOrigin, baseURL }) => {
  // Another origin to a browser, as a CDN is, which takes all that it has from the portal.
  const originAt = (port: number) => `http://localhost:${port}`
  portal = await startAnotherPortal({ dataDir, gatewayOrigin, baseURL }, (port) => ({
    ASSETS_URL: originAt(port),
  }))
  elsewhere = originAt(Number(new URL(portal.origin).port))
})
test.afterAll(() => portal.stop())

test('assets come from the CDN, workers from the portal, and what was read stays readable offline', async ({
  page,
  context,
  request,
  customer,
  gatewayOrigin,
}) => {
  const id = await applyFor(request, customer, 'tc-registration')
  await payInFull(request, gatewayOrigin, customer, id)
  const ofPortal = new Set<string>()
  const fromElsewhere = new Set<string>()
  page.on('requestfinished', (one) => {
    const { origin, pathname } = new URL(one.url())
    if (!pathname.startsWith('/user/assets/')) return
    if (origin === elsewhere) fromElsewhere.add(one.resourceType())
    else ofPortal.add(pathname.replace(/^.*\/([a-z-]+)-[^/]*(\.\w+)$/, '$1$2'))
  })
  await page.goto(`${portal.origin}/user/dashboard/documents`)
  await page.getByLabel('Floor plan with room sizes').setInputFiles('e2e/files/photo.heic')
  // Decoding takes its time where others are at work.
  await expect(page.getByText('Received')).toHaveCount(1, { timeout: 60_000 })
  expect([...fromElsewhere]).toEqual(expect.arrayContaining(['script', 'stylesheet', 'font']))
  expect([...ofPortal].sort()).toEqual(['heic-worker.js', 'libheif.wasm', 'photo-check-worker.js'])

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto(`${portal.origin}/user/dashboard/documents`)
  await expect(page.getByText('Received')).toHaveCount(1)
  await context.setOffline(true)
  await page.goto(`${portal.origin}/user/dashboard/documents`)
  await expect(page.getByText(/^You are offline\./)).toBeVisible()
  await expect(page.getByText('Received')).toHaveCount(1)
})
