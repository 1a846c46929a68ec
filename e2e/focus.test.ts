import { somebody } from '@sanad/testing'
import { fillDashboard } from './support/dashboard-data.ts'
import { agreementPdf } from './support/files.ts'
import { expect, test } from './support/fixtures.ts'
import { expectLedTo } from './support/focus.ts'
import { registerOnScreen } from './support/registration.ts'
import { servicePage } from './support/service-page.ts'

test('a registration ends at the content of the dashboard', async ({ page, request }) => {
  await registerOnScreen(page, request, somebody())
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('heading', { name: /^Namaste/ })).toBeVisible()
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
    const closed = page.getByRole('main').locator('[data-focus-stop]', { hasText: 'This ticket is closed' })
    await expectLedTo(page, closed, 'The ticket was closed.')
  })

  await test.step('a cancelled consultation', async () => {
    await page.goto('/user/dashboard/consult')
    await press('Cancel')
    await page.getByRole('alertdialog').getByRole('button').last().press('Enter')
    const past = page.getByRole('heading', { name: 'Past and cancelled' })
    await expectLedTo(page, past, 'Your consultation was cancelled.')
  })

  await test.step('a file, and each further one of the next document', async () => {
    const service = servicePage(page)
    await page.goto(`/user/dashboard/services/${own.paidId}/information`)
    const labels = ['Floor plan with room sizes', 'Photographs of the centre']
    for (const label of labels) {
      // Of the one before.
      await expect(service.toast('Document submitted successfully!')).toHaveCount(0)
      await service.showDocument(label)
      const shown = service.information.locator('[data-focus-stop]', { hasText: label })
      await expect(shown).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(service.documentFile(label)).toBeFocused()
      await service.documentFile(label).setInputFiles(agreementPdf)
      await expect(shown).toContainText('Received')
      await expectLedTo(page, service.documentFile(label), 'Document submitted successfully!')
    }
  })

  await test.step('a file in the list of all documents', async () => {
    await page.goto('/user/dashboard/documents')
    const file = page.getByRole('main').getByLabel("Trainers' CVs and certificates")
    await file.focus()
    await file.setInputFiles(agreementPdf)
    await expectLedTo(page, file, 'Document submitted successfully!')
  })
})
