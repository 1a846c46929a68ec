import type { APIRequestContext, Page } from '@playwright/test'
import { getByCsrf, markOtpViewSeen, otpStatus, requestOtp, updateOtp, verifyOtp } from '@sanad/contracts'
import { readCode } from '@sanad/testing'
import { addressOf } from './support/address-of.ts'
import { payInFull } from './support/applications.ts'
import { ageCodes } from './support/database.ts'
import { expectUsable } from './support/expect-accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { forgetSession } from './support/forget-session.ts'
import { createLinkedApplication, makeLink } from './support/links.ts'
import { enterCode } from './support/registration.ts'
import { servicePage } from './support/service-page.ts'

const boxes = (page: Page) => page.getByLabel('One-time password (6 digits)')
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const countdown = (page: Page) => page.getByRole('timer', { name: 'Time until another OTP can be sent' })
const title = (page: Page) => page.getByRole('heading', { name: 'Confirm your application' })

/** The code that the page waits for; older ones lie in the outbox as well. */
async function sentCode(page: Page, request: APIRequestContext, mobile: string): Promise<string> {
  await expect(boxes(page)).toBeVisible()
  return readCode(request, mobile, 'sms')
}

test('[RT-06] [OT-05] [OT-06] [OT-07] [OT-08] the link opens its application, with a countdown for each way', async ({
  page,
  request,
  dataDir,
}) => {
  const { csrf, trackId } = await createLinkedApplication(request, dataDir)
  const sent: string[] = []
  page.on('request', (call) => {
    if (call.url().endsWith(requestOtp.path({}))) sent.push(call.postDataJSON().channel)
  })

  await test.step('the SMS is asked for by itself, and the address keeps no token', async () => {
    await page.goto(`/user/confirmation?csrf=${csrf}`)
    await expect(title(page)).toBeVisible()
    await expect(page.getByText(`#${trackId.replace('-', '')}`)).toBeVisible()
    await expect(tab(page, 'SMS')).toHaveAccessibleName('SMS OTP sent')
    await expect(tab(page, 'Email')).toHaveAccessibleName('Email')
    await expect(countdown(page)).toHaveText(/^(2:00|1:5\d)$/)
    await expect(page).toHaveURL('/user/confirmation')
  })

  await test.step('WhatsApp has a countdown of its own', async () => {
    await tab(page, 'WhatsApp').click()
    await expect(countdown(page)).toBeHidden()
    await page.getByRole('button', { name: /^Send OTP to \+91 •+\d{4}$/ }).click()
    await expect(tab(page, 'WhatsApp')).toHaveAccessibleName('WhatsApp OTP sent')
    await expect(countdown(page)).toHaveText(/^(2:00|1:5\d)$/)
    // It is disabled, and a press says so.
    await page.getByRole('button', { name: /^Resend OTP/ }).click({ force: true })
    await expect(page.getByText(/^Please wait (2:00|1:5\d) before requesting another OTP$/)).toBeVisible()
  })

  await test.step('a reload restores dots and countdowns, and sends nothing again', async () => {
    await page.reload()
    await expect(tab(page, 'SMS')).toHaveAccessibleName('SMS OTP sent')
    await expect(tab(page, 'WhatsApp')).toHaveAccessibleName('WhatsApp OTP sent')
    await tab(page, 'SMS').click()
    await expect(countdown(page)).toHaveText(/^1:[0-5]\d$/)
    expect(sent).toEqual(['sms', 'whatsapp'])
  })

  await test.step('the other two addresses show the same screen', async () => {
    for (const path of ['/user/track', '/user/confirmation-skill']) {
      await page.goto(`${path}?csrf=${csrf}`)
      await expect(title(page)).toBeVisible()
      await expect(page).toHaveURL(path)
    }
  })
})

test('[OT-08] no SMS is asked for once the view was seen', async ({ page, request, dataDir }) => {
  const { csrf } = await createLinkedApplication(request, dataDir)
  await page.route(addressOf(getByCsrf), async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ json: { ...body, data: { ...body.data, otp_verified_view: 1 } } })
  })
  let sent = 0
  await page.route(addressOf(requestOtp), (route) => {
    sent += 1
    return route.continue()
  })
  await page.goto(`/user/confirmation?csrf=${csrf}`)
  await expect(page.getByRole('button', { name: /^Send OTP to / })).toBeVisible()
  expect(sent).toBe(0)
})

test('[OT-04] [OT-10] [OT-11] [RT-13] a verified customer goes to the payment, or to the application', async ({
  page,
  request,
  dataDir,
  gatewayOrigin,
}) => {
  const application = await createLinkedApplication(request, dataDir)
  const { csrf, customer, id } = application

  await test.step('to the payment confirmation, signed in', async () => {
    await page.goto(`/user/confirmation?csrf=${csrf}`)
    await enterCode(page, await sentCode(page, request, customer.mobile))
    await expect(page).toHaveURL('/user/payment/confirmation')
    await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible()
    await expect(page.getByText('₹15,000')).toBeVisible()
    const stored = await page.evaluate(() => [localStorage.userToken, localStorage.userData])
    expect(stored[0]).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(JSON.parse(stored[1])).toMatchObject({ id: customer.id })
  })

  await test.step('a reload keeps it, and it leads on to paying', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible()
    await page.getByRole('link', { name: 'Continue to payment' }).click()
    await expect(page).toHaveURL(/\/user\/dashboard\/payment-service\?application=/)
    await expect(servicePage(page).title('Training Centre (TC) Registration')).toBeVisible()
  })

  await test.step('who is signed in is told so, and led to the application', async () => {
    await page.goto(`/user/confirmation?csrf=${csrf}`)
    await expect(page.getByRole('heading', { name: 'Already Authenticated' })).toBeVisible()
    await expect(page.getByText('Redirecting to your service dashboard...')).toBeVisible()
    await expect(page).toHaveURL(/\/user\/dashboard\/payment-service\?application=/)
  })

  await test.step('a paid one leads straight to the application', async () => {
    await payInFull(request, gatewayOrigin, customer, id)
    await ageCodes(dataDir, customer.mobile, 600)
    const again = await makeLink(request, application, 'csrf')
    await forgetSession(page)
    await page.goto(`/user/confirmation?csrf=${again}`)
    await expect(page.getByRole('link', { name: 'Edit Your Application' })).toBeHidden()
    await page.getByRole('button', { name: /^Send OTP to / }).click()
    await enterCode(page, await sentCode(page, request, customer.mobile))
    await expect(page).toHaveURL(/\/user\/dashboard\/service\?application=/)
  })
})

test('[OT-10] [OT-16] something left to choose leads to the dashboard, where the popup counts down', async ({
  page,
  request,
  dataDir,
}) => {
  const { csrf, customer } = await createLinkedApplication(request, dataDir, {
    serviceId: 'nsdc-affiliation',
  })
  const tellingSeen = page.waitForRequest(addressOf(markOtpViewSeen))
  await page.goto(`/user/confirmation?csrf=${csrf}`)
  await enterCode(page, await sentCode(page, request, customer.mobile))
  await expect(page).toHaveURL(/\/user\/dashboard\/payment-service\?application=/)
  const seen = await tellingSeen
  expect(seen.postDataJSON()).toEqual({ otp_verified_view: 1 })
  const popup = page.getByRole('dialog', { name: 'OTP Verified Successfully!' })
  await expect(popup).toBeVisible()
  await expect(popup).toContainText('Your verification is complete')
  await expect(popup).toContainText("Thank you for completing verification. You're Verified Via OTP")
  await expect(popup.getByRole('timer')).toHaveText(/^Redirecting to NSDC Affiliation in [1-5] seconds…$/)
  const now = Date.now()
  await page.clock.setFixedTime(now)
  await expectUsable(page)
  await page.clock.setFixedTime(now + 10_000)
  await expect(popup).toBeHidden({ timeout: 8000 })
})

test('[OT-09] editing is offered until a channel is verified', async ({ page, request, dataDir }) => {
  const { csrf, customer } = await createLinkedApplication(request, dataDir)
  await page.goto(`/user/confirmation?csrf=${csrf}`)
  await expect(page.getByRole('link', { name: 'Edit Your Application' })).toBeVisible()
  await enterCode(page, await sentCode(page, request, customer.mobile))
  await expect(page).toHaveURL('/user/payment/confirmation')
  await forgetSession(page)
  await page.goto(`/user/confirmation?csrf=${csrf}`)
  await expect(title(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit Your Application' })).toBeHidden()
})

test.describe('failures', () => {
  test.use({ expectedErrors: /status of (400|404|500)|ERR_FAILED|Unexpected answer/ })

  test('[OT-12] [AP-32] a link that opens nothing shows the error view', async ({
    page,
    request,
    dataDir,
  }) => {
    await page.goto('/user/confirmation?csrf=nothing')
    await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()
    await expect(
      page.getByText('This link is no longer valid. Please ask for a new one, or log in.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Go Back to Home' }).click()
    await expect(page).toHaveURL('/user')

    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/user/confirmation')
    await expect(page.getByText(/^This link is incomplete/)).toBeVisible()

    const { csrf } = await createLinkedApplication(request, dataDir)
    await page.route(addressOf(getByCsrf), (route) => route.fulfill({ json: {} }))
    await page.goto(`/user/confirmation?csrf=${csrf}`)
    await expect(page.getByText('Something went wrong while fetching the application data.')).toBeVisible()
  })

  test('[OT-02] [OT-03] [OT-13] [OT-14] wrong, incomplete and expired codes are named, and the boxes cleared', async ({
    page,
    request,
    dataDir,
  }) => {
    const { csrf, customer } = await createLinkedApplication(request, dataDir)
    await page.goto(`/user/confirmation?csrf=${csrf}`)
    const code = await sentCode(page, request, customer.mobile)
    await enterCode(page, code.slice(0, 3))
    await page.getByRole('button', { name: 'Verify OTP' }).click()
    await expect(page.getByText('Please enter complete 6-digit OTP')).toBeVisible()
    for (const _ of '123') await boxes(page).press('Backspace')
    await expect(boxes(page)).toHaveValue('')
    await enterCode(page, code === '111111' ? '222222' : '111111')
    await expect(page.getByText('Invalid OTP. Please try again.')).toBeVisible()
    await expect(boxes(page)).toHaveValue('')

    await ageCodes(dataDir, customer.mobile, 301)
    await enterCode(page, code)
    await expect(page.getByText('OTP has expired. Please request a new one.')).toBeVisible()
    await expect(boxes(page)).toHaveValue('')
    await expect(countdown(page)).toBeHidden()

    await page.getByRole('button', { name: 'Resend OTP' }).click()
    await expect(countdown(page)).toBeVisible()
    await page.route(addressOf(verifyOtp), (route) =>
      route.fulfill({ json: { success: true, message: 'OTP verified successfully' } }),
    )
    await enterCode(page, '123456')
    await expect(page.getByText('Authentication failed. Please try again.')).toBeVisible()
  })

  test('[OT-15] what nothing explains has words of its own', async ({ page, request, dataDir }) => {
    const { csrf, customer } = await createLinkedApplication(request, dataDir)
    const broken = { status: 500, json: {} }

    await page.route(addressOf(requestOtp), (route) => route.fulfill(broken))
    await page.goto(`/user/confirmation?csrf=${csrf}`)
    await expect(page.getByText('Failed to send OTP. Please try again.')).toBeVisible()
    await page.unroute(addressOf(requestOtp))

    await page.route(addressOf(requestOtp), (route) => route.fulfill({ json: {} }))
    await page.getByRole('button', { name: /^Send OTP to / }).click()
    await expect(page.getByText('Unknown error while requesting OTP')).toBeVisible()
    await page.unroute(addressOf(requestOtp))

    await page.getByRole('button', { name: /^Send OTP to / }).click()
    await page.route(addressOf(verifyOtp), (route) => route.fulfill(broken))
    await enterCode(page, '123456')
    await expect(page.getByText('Unknown error during OTP verification')).toBeVisible()
    await page.unroute(addressOf(verifyOtp))

    await page.route(addressOf(otpStatus), (route) => route.fulfill(broken))
    await page.reload()
    await expect(page.getByText('Unknown error while checking status')).toBeVisible()
    await page.unroute(addressOf(otpStatus))

    await page.route(addressOf(updateOtp), (route) => route.fulfill(broken))
    await page.reload()
    await page.getByRole('checkbox', { name: /^This is not my own phone/ }).check()
    await enterCode(page, await sentCode(page, request, customer.mobile))
    await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible()

    await page.route(addressOf(getByCsrf), async (route) => {
      const body = await (await route.fetch()).json()
      await route.fulfill({ json: { ...body, data: { ...body.data, user_id: null } } })
    })
    await page.reload()
    await expect(page.getByText('User ID not found. Please refresh the page.')).toBeVisible()
  })
})

test('[AP-13] on a phone that is not one’s own the application is confirmed and nobody signed in', async ({
  page,
  request,
  dataDir,
}) => {
  const { csrf, customer } = await createLinkedApplication(request, dataDir)
  await page.goto(`/user/confirmation?csrf=${csrf}`)
  await page.getByRole('checkbox', { name: /^This is not my own phone/ }).check()
  await enterCode(page, await sentCode(page, request, customer.mobile))
  await expect(page.getByText('OTP Verified Successfully!')).toBeVisible()
  expect(await page.evaluate(() => localStorage.userToken)).toBeUndefined()
  await page.goto(`/user/confirmation?csrf=${csrf}`)
  await expect(page.getByRole('link', { name: 'Edit Your Application' })).toBeHidden()
})

test('a link of another account is not mixed with the one that is signed in', async ({
  page,
  request,
  dataDir,
  customer,
}) => {
  const other = await createLinkedApplication(request, dataDir)
  expect(other.customer.id).not.toBe(customer.id)
  await page.goto(`/user/confirmation?csrf=${other.csrf}`)
  await expect(page.getByRole('heading', { name: 'This link belongs to another account' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out and continue' }).click()
  await expect(title(page)).toBeVisible()
  await enterCode(page, await sentCode(page, request, other.customer.mobile))
  await expect(page).toHaveURL('/user/payment/confirmation')
  const { id } = JSON.parse(await page.evaluate(() => localStorage.userData))
  expect(id).toBe(other.customer.id)
})
