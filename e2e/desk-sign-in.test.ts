import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { press, tabTo, typeInto } from './support/keyboard.ts'
import { hireStaff } from './support/staff.ts'

// The desk asks who is signed in, which nobody is at first.
test.use({ expectedErrors: /401/ })

/** Passkeys hold for host names, so that the desk is opened by one. */
const desk = (baseURL = '') => `${baseURL.replace('127.0.0.1', 'localhost')}/desk`

/** A device with a fingerprint reader, whose owner always agrees. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function typePassword(page: Page, { email, password }: { email: string; password: string }) {
  await typeInto(page, page.getByLabel('E-mail'), email)
  await typeInto(page, page.getByLabel('Password'), password)
  await page.keyboard.press('Enter')
}

test('[DK-01] [DK-02] a member enrols a passkey and signs in with it, without a pointer', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await hireStaff()
  await addAuthenticator(page)
  await page.goto(`${desk(baseURL)}/me`)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
  await typePassword(page, member)

  const make = page.getByRole('button', { name: 'Make a passkey on this device' })
  await expect(make).toBeVisible()
  await expectAccessible(page)
  await press(page, make)
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10)
  await press(page, page.getByRole('button', { name: 'I have kept them' }))
  await expect(page.getByRole('heading', { name: 'My settings' })).toBeVisible()
  await expectAccessible(page)

  const cookies = await context.cookies(`${desk(baseURL)}`.replace('/desk', '/api'))
  expect(cookies.find(({ name }) => name === 'sanad_staff')).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
  })
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  for (const { value } of cookies) expect(stored).not.toContain(value)

  await press(page, page.getByRole('button', { name: `Account of ${member.name}` }))
  await press(page, page.getByRole('button', { name: 'Sign out' }))
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await typePassword(page, member)
  const use = page.getByRole('button', { name: 'Use a passkey' })
  await expect(use).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, use)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Account of ${member.name}` })).toBeVisible()
})
