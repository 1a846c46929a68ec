import { readCode } from '@sanad/testing'
import { applyFor, openService, payInFull } from './support/applications.ts'
import { expireSessions } from './support/database.ts'
import { expect, test } from './support/fixtures.ts'
import { enterCode } from './support/registration.ts'
import { servicePage } from './support/service-page.ts'

// Chromium reports every refused call in its console.
test.use({ expectedErrors: /status of 401/ })

test('[F-23] [RT-17] a session that ends over a half-filled form: the login leads back, the draft is there', async ({
  page,
  request,
  customer,
  gatewayOrigin,
  dataDir,
}) => {
  const applicationId = await applyFor(request, customer, 'skill-india')
  await payInFull(request, gatewayOrigin, customer, applicationId)
  await openService(page, 'Skill India Registration')
  const { information, provideInformation } = servicePage(page)
  const name = information.getByLabel('Full name')
  const aadhaar = information.getByLabel('Aadhaar number')
  await provideInformation.click()
  await information.getByRole('tab', { name: 'Information' }).click()
  await name.fill('Asha Ramesh Patil')
  await aadhaar.fill('234123412346')

  await expireSessions(dataDir, customer.mobile)
  await information.getByRole('button', { name: 'Submit' }).click()
  await information.getByRole('button', { name: 'Confirm and submit' }).click()
  const back = `/dashboard/services/${applicationId}/information?tab=information`
  await expect(page).toHaveURL(`/user/?redirect=${encodeURIComponent(back)}`)
  await expect(page.getByText('Session expired. Please login again.')).toBeVisible()

  await page.getByLabel('Mobile Number').fill(customer.mobile)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('tab', { name: 'WhatsApp' }).click()
  await page.getByRole('button', { name: /^Send OTP to / }).click()
  await enterCode(page, await readCode(request, customer.mobile, 'whatsapp'))

  await expect(page).toHaveURL(`/user${back}`)
  await expect(name).toHaveValue('Asha Ramesh Patil')
  await expect(aadhaar).toHaveValue('')
})

test('[AU-05] [RT-02] a logout in one tab leaves in the other nothing that the next person would be led to', async ({
  page,
  request,
  customer,
}) => {
  await applyFor(request, customer, 'skill-india')
  await openService(page, 'Skill India Registration')
  const other = await page.context().newPage()
  await other.goto('/user/dashboard')
  await other.getByRole('button', { name: /^Account of / }).click()
  await other.getByRole('button', { name: 'Log out' }).click()
  for (const tab of [other, page]) {
    await expect(tab.getByRole('heading', { name: 'Log in to Sanad' })).toBeVisible()
    await expect(tab).toHaveURL(/\/user\/?$/)
  }
})
