import { readCode, somebody } from '@sanad/testing'
import { expect, test } from './support/fixtures.ts'
import { forgetSession } from './support/forget-session.ts'
import { enterCode, fillRegistration } from './support/registration.ts'

/** One of each kind; that no value leaves the portal, the test of the guard itself proves by thousands. */
const nasty = [
  'https://evil.example/',
  '/user//evil.example',
  '/user/\\evil.example',
  '/us\ner//evil.example',
  'javascript:document.title="taken"',
  // These are addresses of the portal, where nothing is.
  '/user/%2Fevil.example',
  '/user/javascript:document.title="taken"',
]
/** One guard serves every login-type page: one takes them all, the others what once led away. */
const tried = [
  ...nasty.map((redirect) => ({ path: '/user/', redirect })),
  ...['/user/home-old', '/user/register', '/user/otp-verification'].map((path) => ({
    path,
    redirect: '/user//evil.example',
  })),
]
const withRedirect = (path: string, redirect: string) => `${path}?${new URLSearchParams({ redirect })}`

test('[F-39] [RT-02] no redirect parameter leads a signed-in customer to another site', async ({
  page,
  customer: _,
  baseURL,
}) => {
  const left: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(`${baseURL}/user`)) left.push(frame.url())
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.includes('evil')) left.push(request.url())
  })
  for (const { path, redirect } of tried) {
    await test.step(withRedirect(path, redirect), async () => {
      await page.goto(withRedirect(path, redirect))
      // The guard has decided: the dashboard, or a screen of the portal that does not exist.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).not.toHaveURL(/redirect=/)
      await expect(page).not.toHaveTitle('taken')
    })
  }
  expect(left).toEqual([])
})

test('[F-39] [RT-02] a login that began with a foreign target ends on the dashboard', async ({
  page,
  request,
}) => {
  const person = somebody()
  await page.goto(withRedirect('/user/', '/user//evil.example'))
  await page.getByRole('link', { name: 'Create an account' }).click()
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Continue' }).click()
  await enterCode(page, await readCode(request, person.mobile, 'sms'))
  await expect(page).toHaveURL('/user/dashboard')

  await forgetSession(page)
  await page.goto(withRedirect('/user/', '/user/\\evil.example'))
  await page.getByLabel('Mobile Number').fill(person.mobile)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/user/dashboard')
})

test('[RT-17] a link that is opened without a session is one step of the history: Back leaves the portal', async ({
  page,
}) => {
  await page.goto('/health/live')
  await page.goto('/user/dashboard/service?application=0190b3c8-7b1e-7c3a-9d52-1f2e3d4c5b6a')
  await expect(page.getByRole('heading', { name: 'Log in to Sanad' })).toBeVisible()
  await expect(page).toHaveURL(/redirect=/)
  await page.goBack()
  await expect(page).toHaveURL(/\/health\/live$/)
})
