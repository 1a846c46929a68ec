import { somebody } from '@sanad/testing'
import { fillDashboard } from './support/dashboard-data.ts'
import { agreementPdf } from './support/files.ts'
import { expect, test } from './support/fixtures.ts'
import { expectFocusOn } from './support/focus.ts'
import { registerOnScreen } from './support/registration.ts'

test('a registration ends at the content of the dashboard', async ({ page, request }) => {
  await registerOnScreen(page, request, somebody())
  await expectFocusOn(page, 'Welcome to Sanad')
})

test('after an act that removes its own button the focus goes to what comes next', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const own = await fillDashboard(request, gatewayOrigin, customer)
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter')

  await test.step('a closed ticket', async () => {
    await page.goto(`/user/dashboard/tickets/${own.ticketId}`)
    await press('Close ticket')
    await expectFocusOn(page, /closed/i)
  })

  await test.step('a cancelled consultation', async () => {
    await page.goto('/user/dashboard/consult')
    await press('Cancel')
    await page.getByRole('alertdialog').getByRole('button').last().press('Enter')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expectFocusOn(page, /\S/)
  })

  await test.step('a file that was uploaded', async () => {
    await page.goto('/user/dashboard/documents')
    const label = 'Floor plan with room sizes'
    const file = page.getByRole('main').getByLabel(label)
    await file.focus()
    await file.setInputFiles(agreementPdf)
    await expect(page.getByText('Received').first()).toBeVisible()
    await expect(file).toBeFocused()
  })
})
