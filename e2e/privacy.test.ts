import { readFile } from 'node:fs/promises'
import { readCode } from '@sanad/testing'
import { ageCodes } from './support/database.ts'
import { expectUsable } from './support/expect-accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { expectLedTo } from './support/focus.ts'
import { enterCode } from './support/registration.ts'

test.use({ expectedErrors: /409/ })

test('a customer decides about their data, takes a copy, asks to be erased and stays after all', async ({
  page,
  request,
  customer,
  dataDir,
}) => {
  await page.goto('/user/dashboard/profile')
  const privacy = page.getByRole('region', { name: 'Privacy' })
  await expect(privacy.getByText('Please read our privacy notice')).toBeVisible()

  await test.step('they read the notice and choose', async () => {
    await privacy.getByRole('button', { name: 'Read the privacy notice' }).click()
    const notice = page.getByRole('dialog', { name: 'Privacy notice' })
    await expect(notice.getByRole('heading', { name: 'Your rights' })).toBeVisible()
    await expectUsable(page)
    await notice.getByRole('button', { name: 'Close' }).click()
    await privacy.getByLabel('Reminders of due dates').uncheck()
    await privacy.getByRole('button', { name: 'Save choice' }).click()
    await expect(privacy.getByText('Please read our privacy notice')).toHaveCount(0)
    await page.reload()
    await expect(privacy.getByLabel('Reminders of due dates')).not.toBeChecked()
    await expect(privacy.getByLabel('Your account and your applications')).toBeChecked()
  })

  await test.step('they may name a person to act for them', async () => {
    await privacy.getByRole('button', { name: 'Name a person' }).click()
    await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    await expectUsable(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('they take a copy of everything', async () => {
    await privacy.getByRole('button', { name: 'Prepare a copy' }).click()
    const download = page.waitForEvent('download')
    await privacy.getByRole('button', { name: 'Download the copy' }).click()
    const file = await (await download).path()
    expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK')
  })

  await test.step('long after their last code they ask to be erased, and a new one is wanted', async () => {
    await ageCodes(dataDir, customer.mobile, 1000)
    await privacy.getByRole('button', { name: 'Erase my account' }).click()
    await expectUsable(page)
    await expect(
      page.getByText(/^In 7 days your account is erased and you are logged out everywhere/),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Yes, erase it' }).click()
    await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible()
    await expectUsable(page)
    await enterCode(page, await readCode(request, customer.mobile, 'sms'))
    await expect(privacy.getByText(/^Your account will be erased on/)).toBeVisible()
    const waiting = privacy.getByRole('status').filter({ hasText: 'Your account will be erased on' })
    await expectLedTo(page, waiting, 'Your account will be erased on')
  })

  await test.step('they stay', async () => {
    await privacy.getByRole('button', { name: 'Keep my account' }).press('Enter')
    const erase = privacy.getByRole('button', { name: 'Erase my account' })
    await expectLedTo(page, erase, 'Your account stays as it is.')
  })
})
