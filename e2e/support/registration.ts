import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Person } from '@sanad/testing'
import { readCode } from '@sanad/testing'

/** Fills in the first step of the registration. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Full Name').fill(person.name)
  await page.getByLabel('Mobile Number').fill(person.mobile)
  await page.getByLabel('Email Address').fill(person.email)
}

/** Registers as a person does, from the form to the dashboard. */
export async function registerOnScreen(
  page: Page,
  request: APIRequestContext,
  person: Person,
): Promise<void> {
  await page.goto('/user/register')
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Continue' }).click()
  await enterCode(page, await readCode(request, person.mobile, 'sms'))
  await expect(page).toHaveURL(/\/user\/dashboard$/)
}

/** Types a code; it is submitted automatically after the last digit. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('One-time password (6 digits)').pressSequentially(code)
}
