import type { BrowserContext } from '@playwright/test'
import { readConfig } from '../apps/server/src/config/config.ts'
import { createTurns } from '../apps/server/src/platform/admission/turn.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ expectedErrors: /Failed to load resource.*(503|404)/ })

/** Far beyond every number that was given out: this browser waits, and nobody else at the portal of all journeys. */
const last = 1_000_000

async function hold(context: BrowserContext, dataDir: string, number: number | null): Promise<void> {
  const turns = createTurns(
    readConfig({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://unused' }).secrets.session,
  )
  // Given out later than the portal has read the line: else a number that nobody got counts as none.
  const value = turns.write({ number, at: Date.now() / 1000 + 600 })
  await context.addCookies([{ name: 'sanad_turn', value, domain: '127.0.0.1', path: '/' }])
}

test('who has to wait sees their place, keeps it and what was typed, and goes on by themselves', async ({
  page,
  context,
  dataDir,
}) => {
  const place = page.getByText(/You are number 10,00,000 in line/).first()
  const mobile = page.getByRole('textbox', { name: 'Mobile Number' })
  await page.clock.install()

  await test.step('a newcomer, before the app', async () => {
    await hold(context, dataDir, last)
    await page.goto('/user/')
    await expect(page.getByRole('heading', { name: 'Many people are here right now' })).toBeVisible()
    await expect(place).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(place).toBeVisible()
    await hold(context, dataDir, null)
    await page.clock.runFor(400_000)
    await expect(mobile).toBeVisible()
  })

  await test.step('somebody whose pass has ended, in the midst of typing', async () => {
    await mobile.fill('9000000001')
    await hold(context, dataDir, last)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(place).toBeVisible()
    await expect(mobile).toHaveValue('9000000001')
    await hold(context, dataDir, null)
    await page.clock.runFor(400_000)
    await expect(page.getByText('There is no account with this mobile number')).toBeVisible()
    await expect(place).toBeHidden()
  })
})
