import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { attachDeliverable, listPayments } from '@sanad/contracts'
import { decideDocument, holdApplication, resumeApplication } from '@sanad/contracts/staff'
import { addDays, indianDayOf } from '@sanad/domain'
import { type Customer, succeed } from '@sanad/testing'
import { addressOf } from './address-of.ts'
import { applyFor, payInFull } from './applications.ts'
import { agreementPdf } from './files.ts'
import { finishHeld } from './finish-held.ts'
import { giveEverything } from './give-everything.ts'
import { sendRefund } from './send-refund.ts'
import { signInStaff } from './staff.ts'
import { lastInLine, waitInLine } from './wait-in-line.ts'

interface World {
  page: Page
  context: BrowserContext
  request: APIRequestContext
  customer: Customer
  gatewayOrigin: string
  dataDir: string
}

/** What may stand on the screens of a customer beside the usual, in this order, by the name of its picture. */
export function listStates(world: World): Record<string, () => Promise<unknown>> {
  const { page, context, request, customer, gatewayOrigin, dataDir } = world
  let id = ''
  let token = ''
  const act = async () => {
    token ||= (await signInStaff(request)).token
    return { token, params: { id } }
  }
  const open = (path: string) => page.goto(`/user/dashboard${path}`)
  const openService = async () => {
    await open(`/service?application=${id}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  const press = async (name: string | RegExp) => {
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click()
    await page.locator('[role=dialog], [role=alertdialog], [popover]:popover-open').first().waitFor()
  }
  const close = () => page.keyboard.press('Escape')

  return {
    'your-turn': async () => {
      id = await applyFor(request, customer, 'skill-india')
      await payInFull(request, gatewayOrigin, customer, id)
      const uploads = await giveEverything(request, customer, id)
      await succeed(request, decideDocument, {
        token: (await act()).token,
        params: { id: uploads.get('photo-id') ?? '' },
        body: { decision: 'rejected', reason: 'The number cannot be read.', request_id: randomUUID() },
      })
      await openService()
    },
    'your-turn-document': () => open(`/services/${id}/information?tab=documents`),
    paused: async () => {
      const until = addDays(indianDayOf(new Date().toISOString()), 60)
      const body = { comment: 'The portal of the department is closed.', until, request_id: randomUUID() }
      await succeed(request, holdApplication, { ...(await act()), body })
      await openService()
    },
    certificate: async () => {
      await succeed(request, resumeApplication, { ...(await act()), body: { request_id: randomUUID() } })
      await succeed(request, attachDeliverable, {
        ...(await act()),
        body: {
          kind: 'certificate',
          title: 'Skill India registration certificate',
          title_hi: 'कौशल भारत पंजीकरण प्रमाणपत्र',
          number: 'SKI/2026/0042',
          issued_on: '2026-10-01',
          valid_until: '2031-09-30',
          request_id: randomUUID(),
        },
        file: { content: readFileSync(agreementPdf) },
      })
      await finishHeld()
      await openService()
    },
    refund: async () => {
      const wish = { amount_rupees: 3000, ends_application: true, reason: 'As asked.' }
      await sendRefund(request, { ...wish, applicationId: id })
      await openService()
      await page
        .getByText(/^(Your refund|आपका पैसा वापस|आपका रिफ़ंड)/)
        .first()
        .waitFor()
    },
    'dialog-payment-help': async () => {
      id = await applyFor(request, customer, 'tp-registration')
      await openService()
      await press(/Help with paying|भुगतान में मदद/)
    },
    'dialog-invoice': async () => {
      await close()
      await press(/Add your GSTIN|अपना GSTIN जोड़ें/)
    },
    'menu-actions': async () => {
      await close()
      await press(/^(More|और)$/)
    },
    'menu-account': async () => {
      await close()
      await press(/^Account of |का खाता$/)
    },
    'section-error': async () => {
      await page.route(addressOf(listPayments), (route) =>
        route.fulfill({ status: 502, body: 'Bad gateway' }),
      )
      await open('/payments')
      await page.getByRole('button', { name: /Try again|फिर कोशिश/ }).waitFor()
    },
    offline: async () => {
      await open('/services')
      await page.getByRole('main').getByRole('listitem').first().waitFor()
      await context.setOffline(true)
      await page
        .getByText(/You are offline|ऑफ़लाइन/)
        .first()
        .waitFor()
    },
    waiting: async () => {
      await context.setOffline(false)
      await waitInLine(context, dataDir, lastInLine)
      await page.goto('/user/')
    },
  }
}
