import type { Page } from '@playwright/test'
import { getServiceDetails } from '@sanad/contracts'
import { succeed } from '@sanad/testing'
import { applyFor, payInFull } from './support/applications.ts'
import { expectAccessible, expectAccessibleWhenZoomed, pixelsTooWide } from './support/expect-accessible.ts'
import { expectShown } from './support/expect-shown.ts'
import { findEnglish } from './support/find-english.ts'
import { findSmallTargets } from './support/find-small-targets.ts'
import { expect, test } from './support/fixtures.ts'
import { goByAddress, goWithin } from './support/go-to.ts'
import { findLost, findMisalignedRows } from './support/layout.ts'
import { expectRoomAt200 } from './support/room.ts'
import { listCustomerScreens, listGuestScreens, namesOfTrader } from './support/screens.ts'

test.describe.configure({ mode: 'parallel', timeout: 240_000 })

// Phones show Hindi, desktops English; each screen is seen in both themes and at both widths.
test.beforeEach(async ({ page, isMobile }) => {
  await page.addInitScript((language) => {
    localStorage.setItem('language', language)
  }, languageOf(isMobile))
})

test('every screen without a login is whole in both languages and themes', async ({
  page,
  request,
  dataDir,
  isMobile,
}) => {
  const { routes, given } = await listGuestScreens({ page, request, dataDir })
  for (const [route, show] of Object.entries(routes)) {
    await test.step(route, async () => {
      await show()
      await expectWhole(page, languageOf(isMobile), given)
    })
  }
})

test('every screen of a customer is whole in both languages and themes', async ({
  page,
  request,
  customer,
  gatewayOrigin,
  isMobile,
}) => {
  const { routes, given } = await listCustomerScreens({
    page,
    request,
    customer,
    gatewayOrigin,
    // Phones open each screen by its address, desktops within the app.
    goTo: isMobile ? goByAddress : goWithin,
  })
  for (const [route, show] of Object.entries(routes)) {
    await test.step(route, async () => {
      await show()
      await expectWhole(page, languageOf(isMobile), given)
    })
  }
})

test.describe('the server', () => {
  // What is no document of ours is answered by 404.
  test.use({ expectedErrors: /404 .*\/check-document\/nothing/ })

  test('every page that it writes is whole in both languages and themes', async ({
    page,
    request,
    customer,
    gatewayOrigin,
    isMobile,
  }) => {
    const language = languageOf(isMobile)
    const id = await applyFor(request, customer, 'skill-india')
    await payInFull(request, gatewayOrigin, customer, id)
    const read = () =>
      succeed(request, getServiceDetails, { token: customer.token, params: { userServiceId: id } })
    await expect.poll(async () => (await read()).data.money_documents.length).toBe(1)
    const [receipt] = (await read()).data.money_documents
    const given = await namesOfTrader(request)
    for (const path of [
      '/services',
      '/services/tp-registration',
      '/about',
      `/check-document/${receipt?.id}`,
      '/check-document/nothing',
    ]) {
      await test.step(path, async () => {
        await page.goto(`/user${path}${language === 'hi' ? '?lang=hi' : ''}`)
        await expectWhole(page, language, given)
      })
    }
  })
})

const languageOf = (isMobile: boolean) => (isMobile ? 'hi' : 'en')

async function expectWhole(page: Page, language: string, given: readonly string[]): Promise<void> {
  await expectShown(page)
  await expect(page).toHaveTitle(/\S/)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expectAccessible(page)
  if (language === 'hi') expect.soft(await findEnglish(page, given), 'English words').toEqual([])
  const shown = page.viewportSize() ?? { width: 0, height: 0 }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ ...shown, width })
    expect.soft(await pixelsTooWide(page), `pixels that ${width} are too few by`).toBeLessThanOrEqual(0)
    if (width === 390) expect.soft(await findSmallTargets(page), 'small targets').toEqual([])
    expect.soft(await findMisalignedRows(page), `rows beside their heading at ${width}`).toEqual([])
  }
  // Once is enough: what these find hangs neither on the language nor on the window before.
  if (language === 'en') {
    await page.setViewportSize({ width: 1920, height: 1080 })
    expect.soft(await findLost(page), 'lost at 1920').toEqual([])
    await expectRoomAt200(page)
    await expectAccessibleWhenZoomed(page)
  }
  await page.setViewportSize(shown)
}
