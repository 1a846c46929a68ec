import { expectUsable } from './support/expect-accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { lastInLine, waitInLine } from './support/wait-in-line.ts'

test.use({ expectedErrors: /Failed to load resource.*(503|404)/ })

test('who has to wait sees their place, keeps it and what was typed, and goes on by themselves', async ({
  page,
  context,
  dataDir,
}) => {
  const place = page.getByText(/You are number 10,00,000 in line/).first()
  const mobile = page.getByRole('textbox', { name: 'Mobile Number' })
  await page.clock.install()

  await test.step('a newcomer, before the app', async () => {
    await waitInLine(context, dataDir, lastInLine)
    await page.goto('/user/')
    await expect(page.getByRole('heading', { name: 'Many people are here right now' })).toBeVisible()
    await expect(place).toBeVisible()
    await expectUsable(page)
    await page.reload()
    await expect(place).toBeVisible()
    await waitInLine(context, dataDir, null)
    await page.clock.runFor(400_000)
    await expect(mobile).toBeVisible()
  })

  await test.step('somebody whose pass has ended, in the midst of typing', async () => {
    await mobile.fill('9000000001')
    await waitInLine(context, dataDir, lastInLine)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(place).toBeVisible()
    await expect(mobile).toHaveValue('9000000001')
    await waitInLine(context, dataDir, null)
    await page.clock.runFor(400_000)
    await expect(page.getByText('There is no account with this mobile number')).toBeVisible()
    await expect(place).toBeHidden()
  })
})
