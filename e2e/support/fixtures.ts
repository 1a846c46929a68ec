import { randomInt } from 'node:crypto'
import { test as base, expect } from '@playwright/test'
import { markOtpViewSeen } from '@sanad/contracts'
import { type Customer, registerCustomer } from '@sanad/testing'
import { addressOf } from './address-of.ts'

export interface ProductOptions {
  /** The stand-in payment gateway that the product pays through. */
  gatewayOrigin: string
  /** Where the product keeps its data. */
  dataDir: string
}

interface Fixtures {
  /** Console errors that a test expects; any other fails it. */
  expectedErrors: RegExp
  watchConsole: undefined
  /** A customer who is signed in on this page, and so is never told of an OTP for an application. */
  customer: Customer
}

export const test = base.extend<Fixtures & ProductOptions>({
  gatewayOrigin: ['', { option: true }],
  dataDir: ['', { option: true }],

  // A network address for each test: rate limits per address are enforced here as in production.
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    await use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` })
  },

  expectedErrors: async ({ browserName: _ }, use) => use(/^$/),

  watchConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
      })
      await use(undefined)
      const unexpected = errors.filter((error) => !expectedErrors.test(error))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],

  customer: async ({ page, request }, use) => {
    const customer = await registerCustomer(request)
    await page.addInitScript(
      ([token, user]) => {
        // Only on the first page of a test: after a sign-out the session must not come back.
        if (sessionStorage.getItem('signedInOnce')) return
        sessionStorage.setItem('signedInOnce', '1')
        localStorage.setItem('userToken', token)
        localStorage.setItem('userData', user)
      },
      [customer.token, JSON.stringify(customer.user)] as const,
    )
    const popups: string[] = []
    page.on('request', (call) => {
      if (addressOf(markOtpViewSeen).test(call.url())) popups.push(call.url())
    })
    await use(customer)
    expect(popups, 'popups about a verified OTP').toEqual([])
  },
})

export { expect }
