import { applyWithPapers, enterDesk } from './support/desk.ts'
import { expectShown } from './support/expect-shown.ts'
import { test } from './support/fixtures.ts'
import { takePicture } from './support/take-picture.ts'

test.describe.configure({ mode: 'parallel', timeout: 600_000 })

// Not proved here: what goes wrong is to be seen.
test.use({ expectedErrors: /./ })

const widths = { phone: 390, tablet: 768, desktop: 1280, wide: 1920 }

for (const language of ['en', 'hi'] as const) {
  test(`pictures of the desk: ${language}`, async ({ page, request, customer, gatewayOrigin, baseURL }) => {
    await page.addInitScript((language) => localStorage.setItem('language', language), language)
    const paid = await applyWithPapers({ request, customer, gatewayOrigin })

    const takeAll = async (path: string, name: string, act = async () => {}) => {
      await page.goto(`/desk${path}`)
      await expectShown(page)
      await act()
      for (const [kind, width] of Object.entries(widths)) {
        await page.setViewportSize({ width, height: 900 })
        await takePicture(page, `${kind}-${language}`, `desk-${name}`)
      }
    }

    await takeAll('/sign-in', 'sign-in')
    await enterDesk({ page, request, baseURL })
    await takeAll('/work/mine', 'work-mine')
    await takeAll('/work/all', 'work-all')
    await takeAll(`/applications/${paid}`, 'application')
    const paper = page.locator('[role="document"][aria-busy="false"]').first()
    await takeAll(`/applications/${paid}/review`, 'review', () => paper.waitFor())
    await takeAll(`/applications/${paid}/review`, 'review-reject', async () => {
      await paper.waitFor()
      await page.keyboard.press('r')
    })
    await takeAll('/me', 'me')
    await takeAll('/no-such-page', 'not-found')
  })
}
