import { exchangeToken } from '@sanad/contracts'
import { readCode, registerCustomer } from '@sanad/testing'
import { addressOf } from './support/address-of.ts'
import { expect, test } from './support/fixtures.ts'
import { forgetSession } from './support/forget-session.ts'
import { createLinkedApplication, makeLink } from './support/links.ts'
import { enterCode } from './support/registration.ts'

test('[RT-18] a token in the query goes on to the form', async ({ page, request, dataDir }) => {
  const application = await createLinkedApplication(request, dataDir)
  for (const name of ['csrf', 'token']) {
    const csrf = await makeLink(request, application, 'csrf')
    const seen: string[] = []
    page.on('framenavigated', (frame) =>
      seen.push(new URL(frame.url()).pathname + new URL(frame.url()).search),
    )
    await page.goto(`/user/entry?${name}=${csrf}`)
    await expect(page.getByRole('heading', { name: 'User Details' })).toBeVisible()
    expect(seen).toContain(`/user/submit-form?csrf=${csrf}`)
    await expect(page).toHaveURL('/user/submit-form')
  }
  await page.goto('/user/entry')
  await expect(page).toHaveURL('/user/page-not-found')
})

test('[RT-18] a token in the path is exchanged, and then goes on to the form', async ({
  page,
  request,
  dataDir,
}) => {
  const application = await createLinkedApplication(request, dataDir)
  const token = await makeLink(request, application, 'entry')
  await page.route(addressOf(exchangeToken), async (route) => {
    await page.waitForTimeout(500)
    await route.continue()
  })
  await page.goto(`/user/entry/${token}`)
  await expect(page.getByText('Loading Data.....')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'User Details' })).toBeVisible()
  await expect(page).toHaveURL('/user/submit-form')
})

test('[RT-02] [RT-13] a guarded link leads through the login back to exactly where it pointed', async ({
  page,
  request,
  dataDir,
}) => {
  const { csrf, customer, id } = await createLinkedApplication(request, dataDir)
  const target = `/payment/confirmation?csrf=${csrf}`
  await page.goto(`/user${target}`)
  await expect(page).toHaveURL(`/user?redirect=${encodeURIComponent(target)}`)
  await page.getByLabel('Mobile Number').fill(customer.mobile)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('One-time password (6 digits)')).toBeVisible()
  await enterCode(page, await readCode(request, customer.mobile, 'sms'))
  await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible()
  await expect(page).toHaveURL('/user/payment/confirmation')
  await page.getByRole('link', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(/\/user\/dashboard\/payment-service\?application=/)
  expect(await page.evaluate(() => history.state.usr)).toMatchObject({ userServiceId: id })
})

test('[RT-03] [RT-11] the old home introduces the services, and sends a signed-in customer on', async ({
  page,
  request,
}) => {
  await page.goto('/user/home-old?redirect=%2Fdashboard%2Fservices')
  await expect(page.getByRole('heading', { name: 'Welcome to Sanad' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Skill India Registration' })).toBeVisible()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/user/register?redirect=%2Fdashboard%2Fservices')

  const { token, user } = await registerCustomer(request)
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('userToken', token)
      localStorage.setItem('userData', user)
    },
    [token, JSON.stringify(user)] as const,
  )
  await page.goto('/user/home-old')
  await expect(page).toHaveURL('/user/dashboard')
})

test('[RT-12] the demonstration shows the query parameters that it was given, to who is signed in', async ({
  page,
  customer,
}) => {
  await page.goto('/user/demo/query-params?city=Pune&job=tailor&job=cook')
  const given = page.locator('dl > div')
  await expect(given.filter({ hasText: 'city' })).toContainText('Pune')
  await expect(given.filter({ hasText: 'job' })).toContainText('tailor, cook')
  expect(customer.id).not.toBe('')
  await forgetSession(page)
  await page.goto('/user/demo/query-params?city=Pune')
  await expect(page).toHaveURL(`/user?redirect=${encodeURIComponent('/demo/query-params?city=Pune')}`)
})

test('[RT-10] an unknown address shows the not-found page, which has an address of its own', async ({
  page,
}) => {
  for (const path of ['/user/no/such/page', '/user/page-not-found']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/user')
})

test.describe('failures', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('[RT-18] a token that cannot be exchanged says so', async ({ page }) => {
    await page.goto('/user/entry/nothing')
    await expect(page.getByText(/^This link is no longer valid/)).toBeVisible()
    await page.getByRole('link', { name: 'Go Back to Home' }).click()
    await expect(page).toHaveURL('/user')
  })
})
