import type { Page } from '@playwright/test'
import { expectShown } from './support/expect-shown.ts'
import { test } from './support/fixtures.ts'
import { listCustomerScreens, listGuestScreens, type Screens } from './support/screens.ts'
import { listStates } from './support/states.ts'
import { takePicture } from './support/take-picture.ts'

test.describe.configure({ mode: 'parallel', timeout: 900_000 })

// Not proved here: what goes wrong is to be seen.
test.use({ expectedErrors: /./ })

for (const language of ['en', 'hi'] as const) {
  test.describe(language, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((language) => localStorage.setItem('language', language), language)
    })

    test('pictures of every screen without a login', async ({ page, request, dataDir }, { project }) => {
      const screens = await listGuestScreens({ page, request, dataDir })
      await takeAll(page, screens, `${project.name}-${language}`)
    })

    test('pictures of the pages that the server writes', async ({ page }, { project }) => {
      for (const route of ['/services', '/services/tp-registration', '/about', '/check-document/nothing']) {
        await page.goto(`/user${route}?lang=${language}`)
        await takePicture(page, `${project.name}-${language}`, `public${route}`)
      }
    })

    test('pictures of what else may stand on a screen', async ({
      page,
      context,
      request,
      customer,
      gatewayOrigin,
      dataDir,
    }, { project }) => {
      const states = listStates({ page, context, request, customer, gatewayOrigin, dataDir })
      for (const [name, show] of Object.entries(states)) {
        await test.step(name, async () => {
          await show()
          await expectShown(page)
          await takePicture(page, `${project.name}-${language}`, `state-${name}`)
        })
      }
    })

    test('pictures of every screen of a customer', async ({ page, request, customer, gatewayOrigin }, {
      project,
    }) => {
      const screens = await listCustomerScreens({ page, request, customer, gatewayOrigin })
      await takeAll(page, screens, `${project.name}-${language}`)
    })
  })
}

async function takeAll(page: Page, { routes }: Screens<string>, kind: string): Promise<void> {
  for (const [route, show] of Object.entries(routes)) {
    await test.step(route, async () => {
      await show()
      await expectShown(page)
      await takePicture(page, kind, route)
    })
  }
}
