import { readCode, somebody } from '@sanad/testing'
import { expect, test } from './support/fixtures.ts'
import { forgetSession } from './support/forget-session.ts'
import { enterCode, fillRegistration } from './support/registration.ts'

const nasty = [
  'https://evil.example/',
  '//evil.example/dashboard',
  '/\\evil.example',
  '\\\\evil.example',
  '/user//evil.example',
  '/user/\\evil.example',
  '/user/x/..//evil.example',
  '/user/%2e%2e/user//evil.example',
  '/user/\t/evil.example',
  '/us\ner//evil.example',
  '/user/%2Fevil.example',
  '/user/%5cevil.example',
  '/user//somebody:secret@evil.example/',
  'https://portal.example@evil.example/',
  'javascript:document.title="taken"',
  '/user/javascript:document.title="taken"',
  'data:text/html,taken',
]
/** One guard serves every login-type page: one takes them all, the others what once led away. */
const tried = [
  ...nasty.map((redirect) => ({ path: '/user/', redirect })),
  ...['/user/home-old', '/user/register', '/user/otp-verification'].flatMap((path) =>
    ['/user//evil.example', '/user/\\evil.example'].map((redirect) => ({ path, redirect })),
  ),
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
