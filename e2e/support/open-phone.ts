import type { Browser, Page } from '@playwright/test'
import type { Customer } from '@sanad/testing'

/** The phone of a customer who is signed in on it and reads Hindi. */
export async function openPhone(browser: Browser, { token, user }: Customer, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ...{ locale: 'hi-IN', timezoneId: 'Asia/Kolkata', serviceWorkers: 'block' },
  })
  await context.addInitScript(
    ([token, user]) => {
      localStorage.setItem('userToken', token)
      localStorage.setItem('userData', user)
      localStorage.setItem('language', 'hi')
    },
    [token, JSON.stringify(user)] as const,
  )
  return context.newPage()
}
