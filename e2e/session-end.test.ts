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
  const { informationDialog, provideInformation } = servicePage(page)
  const openForm = async () => {
    await provideInformation.click()
    await informationDialog.getByRole('tab', { name: 'Information' }).click()
  }
  const name = informationDialog.getByLabel('Full name')
  const aadhaar = informationDialog.getByLabel('Aadhaar number')
  await openForm()
  await name.fill('Asha Ramesh Patil')
  await aadhaar.fill('234123412346')

  await expireSessions(dataDir, customer.mobile)
  await informationDialog.getByRole('button', { name: 'Submit' }).click()
  await informationDialog.getByRole('button', { name: 'Confirm and submit' }).click()
  const back = `/dashboard/service?application=${applicationId}`
  await expect(page).toHaveURL(`/user/?redirect=${encodeURIComponent(back)}`)
  await expect(page.getByText('Session expired. Please login again.')).toBeVisible()

  await page.getByLabel('Mobile Number').fill(customer.mobile)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('tab', { name: 'WhatsApp' }).click()
  await page.getByRole('button', { name: /^Send OTP to / }).click()
  await enterCode(page, await readCode(request, customer.mobile, 'whatsapp'))

  await expect(page).toHaveURL('/user/dashboard/service')
  await openForm()
  await expect(name).toHaveValue('Asha Ramesh Patil')
  await expect(aadhaar).toHaveValue('')
})
