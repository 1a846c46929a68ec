import type { Locator, Page } from '@playwright/test'
import { lockStaffSession } from '@sanad/contracts/staff'
import { signInStaff as signIn, succeed, totpCode } from '@sanad/testing'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { press, tabTo, typeInto } from './support/keyboard.ts'
import { hireStaff } from './support/staff.ts'

// The desk asks who is signed in, which nobody is at first, or a locked session does not say.
// One of the tests is offline for a while.
test.use({ expectedErrors: /40[13]|ERR_INTERNET_DISCONNECTED/ })

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

test('[DK-03] a tab that nobody touches locks no other one; once all rest, all are locked, also after a reload', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { token, secret } = await signIn(request, await hireStaff())
  await context.addCookies([{ name: 'sanad_staff', value: token, url: String(baseURL) }])
  await page.clock.install()
  const other = await context.newPage()
  await page.goto('/desk/me')
  await other.goto('/desk/work/all')
  const settings = page.getByRole('heading', { name: 'My settings' })
  const list = other.getByRole('heading', { level: 1 })
  const locks = [page, other].map((tab) => tab.getByRole('heading', { name: 'Locked' }))
  await expect(settings).toBeVisible()
  await expect(list).toBeVisible()

  await test.step('a clerk works in one for 50 minutes', async () => {
    for (let ten = 0; ten < 5; ten += 1) {
      await page.clock.fastForward('10:00')
      await page.keyboard.press('Shift')
    }
    await page.clock.runFor('00:05')
    await expect(settings).toBeVisible()
    await expect(list).toBeVisible()
  })

  await test.step('and goes to lunch, where there is no network', async () => {
    await context.setOffline(true)
    await page.clock.runFor('14:50')
    // By seconds, and no further: the time of the call that locks the session at the server is that of this clock too.
    await expect(async () => {
      await page.clock.runFor('00:01')
      for (const locked of locks) await expect(locked).toBeVisible({ timeout: 100 })
    }).toPass()
    await expectAccessible(page)
  })

  await test.step('a reload asks for the second factor alone, and unlocks the other one as well', async () => {
    await context.setOffline(false)
    await page.reload()
    await expect(locks[0] as Locator).toBeVisible()
    await expect(page.getByLabel('Password')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByLabel('Code').fill(totpCode(secret, 1))
    await page.keyboard.press('Enter')
    await expect(settings).toBeVisible()
    await expect(list).toBeVisible()
    for (const locked of locks) await expect(locked).toHaveCount(0)
  })

  await test.step('what the server has locked is locked here with the next call', async () => {
    await succeed(request, lockStaffSession, { token })
    await other.reload()
    await expect(locks[1] as Locator).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('w')
    await expect(locks[0] as Locator).toBeVisible()
  })
})

test('[DK-03] a sign-out in one tab leaves what was read in no other one', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const member = await hireStaff()
  const { token } = await signIn(request, member)
  await context.addCookies([{ name: 'sanad_staff', value: token, url: String(baseURL) }])
  const other = await context.newPage()
  await page.goto('/desk/me')
  await other.goto('/desk/work/all')
  await expect(other.getByRole('heading', { level: 1, name: /All work/ })).toBeVisible()
  await press(page, page.getByRole('button', { name: `Account of ${member.name}` }))
  await press(page, page.getByRole('button', { name: 'Sign out' }))
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(tab.getByText('All work')).toHaveCount(0)
  }
})

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
  // Loaded anew before there is a second factor, the enrolment goes on; no lock asks for what nobody has.
  await page.reload()
  await expect(make).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Locked' })).toHaveCount(0)
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

  await press(page, page.getByRole('button', { name: `Account of ${member.name}` }), 'Shift+Tab')
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
