import { join } from 'node:path'
import { somebody } from '@sanad/testing'
import { applyFor, openService, payInFull } from './support/applications.ts'
import { agreementPdf } from './support/files.ts'
import { test } from './support/fixtures.ts'
import { giveEverything } from './support/give-everything.ts'
import { fillRegistration } from './support/registration.ts'
import { servicePage } from './support/service-page.ts'
import { signInStaff } from './support/staff.ts'

const folder = join(import.meta.dirname, '..', 'docs', 'screenshots')

test('pictures of the product', async ({ browser, page, request, customer, gatewayOrigin, isMobile }, {
  project,
}) => {
  const picture = async (name: string, shown = page) => {
    // What fades in is to be seen as it is in the end.
    await shown.screenshot({
      path: join(folder, `${name}-${project.name}.png`),
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    })
  }

  const guest = await (await browser.newContext()).newPage()
  await guest.goto('/user/')
  await guest.getByLabel('Mobile Number').fill('98765 43210')
  await picture('login', guest)
  await guest.goto('/user/register')
  await fillRegistration(guest, { ...somebody(), mobile: '98765 43210', email: 'asha@patil-skill.example' })
  await guest.getByLabel('Full Name').focus()
  await picture('register', guest)
  await guest.context().close()

  const paid = await applyFor(request, customer, 'tc-registration')
  await payInFull(request, gatewayOrigin, customer, paid)
  await applyFor(request, customer, 'tp-registration', 'Patil Foundation')
  await page.goto('/user/dashboard/services/new')
  await page
    .getByRole('link', { name: /^Apply: / })
    .first()
    .waitFor()
  await picture('services')

  await openService(page, 'Training Partner (TP) Registration')
  if (isMobile) {
    const summary = page.getByRole('heading', { name: 'Payment Summary' })
    await summary.evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - 96))
  }
  await picture('payment')

  await openService(page, 'Training Centre (TC) Registration')
  await picture('service')
  const { giveDocument, provideInformation } = servicePage(page)
  await provideInformation.click()
  await giveDocument('Ownership paper or rent agreement of the centre', agreementPdf)
  await page.getByText('Received').first().waitFor()
  // The toast about it would hide half of the page.
  await page.locator('.Toastify__toast').waitFor({ state: 'detached' })
  await picture('information')
})

test('pictures of the desk', async ({ page, request, customer, gatewayOrigin, baseURL }, { project }) => {
  const id = await applyFor(request, customer, 'skill-india')
  await payInFull(request, gatewayOrigin, customer, id)
  await giveEverything(request, customer, id)
  const { token: value } = await signInStaff(request)
  await page.context().addCookies([{ name: 'sanad_staff', value, url: baseURL ?? '' }])
  const picture = async (name: string) => {
    const path = join(folder, `${name}-${project.name}.png`)
    await page.screenshot({ path, animations: 'disabled', caret: 'hide', scale: 'css' })
  }

  await page.goto('/desk/work/all')
  await page.getByRole('row').nth(1).waitFor()
  await picture('desk-work')

  await page.goto(`/desk/applications/${id}/review`)
  await page.getByRole('main').locator('canvas').first().waitFor()
  await picture('desk-review')
})
