import { updateApplication } from '@sanad/contracts'
import { readCode, succeed } from '@sanad/testing'
import { addressOf } from './support/address-of.ts'
import { expectUsable } from './support/expect-accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { formPage } from './support/form-page.ts'
import { createLinkedApplication, type LinkedApplication } from './support/links.ts'
import { enterCode } from './support/registration.ts'

type Request = Parameters<typeof createLinkedApplication>[0]

async function withDetails(request: Request, dataDir: string): Promise<LinkedApplication> {
  const application = await createLinkedApplication(request, dataDir)
  await succeed(request, updateApplication, {
    token: application.customer.token,
    params: { id: application.id },
    body: {
      district: 'Pune',
      aadhaar_number: '234123412346',
      nature_of_business: 'Skill training',
      type_of_licence: 'new',
      diffaddress_radio: 'no',
    },
  })
  return application
}

test('[RT-07] [EA-01] [EA-04] user and business details are read, application details changed', async ({
  page,
  request,
  dataDir,
}) => {
  const { csrf } = await withDetails(request, dataDir)
  const form = formPage(page)
  const dialog = page.getByRole('dialog', { name: 'Edit Application' })

  await test.step('from the verification to the dialog', async () => {
    await page.goto(`/user/confirmation?csrf=${csrf}`)
    await page.getByRole('link', { name: 'Edit Your Application' }).click()
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/user/edit-application')
    await expectUsable(page)
    for (const group of ['User Details', 'Business Details', 'Application Details']) {
      await expect(dialog.getByRole('heading', { name: group })).toBeVisible()
    }
  })

  await test.step('read only, and identity numbers masked', async () => {
    await expect(form.shown('District')).toHaveText('Pune')
    await expect(form.shown('Aadhaar number')).toHaveText('XXXX XXXX 2346')
    await expect(form.shown('Mobile number')).toHaveText(/^•{6}\d{4}$/)
    await expect(form.shown('Nature of business')).toHaveText('Skill training')
    await expect(form.field('District')).toHaveCount(0)
  })

  await test.step('changes are checked, then saved', async () => {
    await form.field('Number of years').fill('-2')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog.getByText('Please enter a number of at least 0.')).toBeVisible()
    await form.field('Number of years').fill('5')
    await form.field('E-mail for this application').fill('apply@patil.example')
    await page.route(addressOf(updateApplication), async (route) => {
      await page.waitForTimeout(500)
      await route.continue()
    })
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog.getByRole('button', { name: 'Updating...' })).toBeVisible()
    await expect(form.toast('Application updated successfully!')).toBeVisible()
    await expect(page).toHaveURL('/user/confirmation')
  })

  await test.step('opened again it shows what was saved; Cancel leads back', async () => {
    await page.getByRole('link', { name: 'Edit Your Application' }).click()
    await expect(form.field('Number of years')).toHaveValue('5')
    await expect(form.field('E-mail for this application')).toHaveValue('a••••@patil.example')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/user/confirmation')
  })
})

test.describe('failures', () => {
  test.use({ expectedErrors: /status of (400|404|409|500)|Unexpected answer|ERR_FAILED/ })

  test('[EA-02] without its token there is nothing to edit', async ({ page }) => {
    await page.goto('/user/edit-application')
    await expect(page.getByText('CSRF token is required to edit application. Open the link')).toBeVisible()
  })

  test('[EA-04] what goes wrong is told, and nothing typed is lost', async ({ page, request, dataDir }) => {
    const { csrf } = await withDetails(request, dataDir)
    const form = formPage(page)
    const save = page.getByRole('button', { name: 'Save Changes' })
    await page.goto(`/user/edit-application?csrf=${csrf}`)
    await form.field('Number of years').fill('7')
    const update = addressOf(updateApplication)
    await page.route(update, (route) => route.fulfill({ status: 500, json: {} }))
    await save.click()
    await expect(page.getByText('Failed to update application')).toBeVisible()
    await page.unroute(update)
    await page.route(update, (route) => route.abort())
    await save.click()
    await expect(page.getByText('An error occurred while updating the application')).toBeVisible()
    await page.unroute(update)
    await expect(form.field('Number of years')).toHaveValue('7')
    await save.click()
    await expect(form.toast('Application updated successfully!')).toBeVisible()
  })

  test('once verified, the link edits nothing any more', async ({ page, request, dataDir }) => {
    const { csrf, customer } = await withDetails(request, dataDir)
    await page.goto(`/user/confirmation?csrf=${csrf}`)
    await page.getByRole('checkbox', { name: /^This is not my own phone/ }).check()
    await expect(page.getByLabel('One-time password (6 digits)')).toBeVisible()
    await enterCode(page, await readCode(request, customer.mobile, 'sms'))
    await expect(page.getByText('OTP Verified Successfully!')).toBeVisible()
    await page.goto(`/user/edit-application?csrf=${csrf}`)
    await expect(
      page.getByText('This application is already verified. Please log in to see or change it.'),
    ).toBeVisible()
  })
})
