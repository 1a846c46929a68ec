import type { Page } from '@playwright/test'
import { createTicket, getTicket, listDocuments, submitDocument } from '@sanad/contracts'
import { listWork } from '@sanad/contracts/staff'
import { succeed } from '@sanad/testing'
import { applyWithPapers, enterDesk } from './support/desk.ts'
import { pdfOfPages } from './support/files.ts'
import { expect, test } from './support/fixtures.ts'

/** Presses keys and counts them; what is typed into a field as words counts for nothing. */
function keysOf(page: Page) {
  let count = 0
  return {
    async press(...keys: readonly string[]) {
      count += keys.length
      for (const key of keys) await page.keyboard.press(key)
    },
    /** Since the last time. */
    taken() {
      const taken = count
      count = 0
      return taken
    },
  }
}

test('[DK-110] the day of a clerk by keys alone, as few as the design counts: next, papers, a rejection, a customer found, a ticket', async ({
  page,
  request,
  customer,
  gatewayOrigin,
  baseURL,
}) => {
  const id = await applyWithPapers({ request, customer, gatewayOrigin })
  const staff = await enterDesk({ page, request, baseURL })
  const main = page.getByRole('main')
  const documents = main.getByRole('navigation', { name: 'Documents' })
  const seen = main.locator('[role="document"][aria-busy="false"]:not([inert] *)')
  const keys = keysOf(page)
  const mine = async (kind: string) => {
    const query = { kind, owner: 'me', customer: customer.id }
    return (await succeed(request, listWork, { token: staff.token, query })).data
  }

  await test.step('N takes the next piece and opens it: 1 key', async () => {
    await page.goto(`/desk/work/documents?customer=${customer.id}`)
    await expect(main.getByRole('grid')).toBeVisible()
    await keys.press('n')
    await expect(page).toHaveURL(/\/review/)
    expect(keys.taken()).toBe(1)
    expect(await mine('documents')).toHaveLength(1)
  })

  await test.step('A accepts each paper: 1 key', async () => {
    await expect(seen).toHaveCount(1)
    const count = await documents.getByRole('link').count()
    for (let left = count; left > 1; left -= 1) {
      await expect(documents.getByText('To check')).toHaveCount(left)
      await expect(documents.locator('[aria-current]').getByText('To check')).toBeVisible()
      await expect(seen).toHaveCount(1)
      await keys.press('a')
      expect(keys.taken()).toBe(1)
    }
    await expect(documents.getByText('Accepted')).toHaveCount(count - 1)
  })

  await test.step('R, a digit and Enter reject one, and the customer reads why in Hindi: 3 keys', async () => {
    await expect(documents.locator('[aria-current]').getByText('To check')).toBeVisible()
    await expect(seen).toHaveCount(1)
    await keys.press('r')
    await expect(
      main.getByRole('form', { name: 'Why is it rejected?' }).getByRole('radio').first(),
    ).toBeFocused()
    await keys.press('1', 'Enter')
    await expect(documents.getByText('Rejected')).toBeVisible()
    expect(keys.taken()).toBe(3)
    const headers = { 'accept-language': 'hi' }
    const { data } = await succeed(request, listDocuments, { token: customer.token, headers, query: {} })
    const reasons = data[0]?.documents.map(({ uploaded }) => uploaded?.rejection_reason)
    expect(reasons).toContain('यह दस्तावेज़ पढ़ा नहीं जा रहा है। कृपया ज़्यादा साफ़ फ़ोटो या स्कैन भेजें।')
  })

  await test.step('what the customer gives instead comes back to the same member, live', async () => {
    const document_id = new URL(page.url()).searchParams.get('d') ?? ''
    await succeed(request, submitDocument, {
      token: customer.token,
      body: { user_id: customer.id, application_id: id, document_id },
      file: { name: 'sharper.pdf', content: pdfOfPages(['Sharper']) },
    })
    await expect(main.getByText('New file just now')).toBeVisible()
    await expect
      .poll(async () => (await mine('documents')).map(({ owner }) => owner?.name))
      .toEqual([staff.name])
    await keys.press('u')
    await expect(seen.and(main.getByRole('document', { name: 'sharper.pdf' }))).toHaveCount(1)
    await keys.press('a')
    await expect(documents.getByText('To check')).toHaveCount(0)
    expect(keys.taken()).toBe(2)
  })

  await test.step('a customer is found by the last four digits: 6 keys', async () => {
    await keys.press('Control+k')
    await keys.press(...customer.mobile.slice(-4))
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(/Asha|SKI-/)
    await keys.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(keys.taken()).toBe(6)
  })

  await test.step('a ticket is answered by a saved reply: 4 keys', async () => {
    const { data } = await succeed(request, createTicket, {
      token: customer.token,
      body: {
        subject: 'Photo',
        topic: 'documents',
        message: 'Which photo?',
        application_id: id,
        request_id: crypto.randomUUID(),
      },
    })
    await page.goto(`/desk/work/tickets?customer=${customer.id}`)
    await expect(main.getByRole('grid')).toBeVisible()
    await keys.press('n')
    await expect(page).toHaveURL(new RegExp(`/tickets/${data.id}`))
    await expect(main.getByText('Which photo?')).toBeVisible()
    await keys.press('/')
    await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
    await page.keyboard.type('with the dep')
    await expect(page.getByRole('button', { name: 'With the department' })).toBeVisible()
    await keys.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(main.getByRole('textbox', { name: /^Reply to/ })).toBeFocused()
    await keys.press('Control+Enter')
    await expect(page.getByText('Reply sent')).toBeVisible()
    expect(keys.taken()).toBe(4)
    const ticket = await succeed(request, getTicket, { token: customer.token, params: { id: data.id } })
    expect(JSON.stringify(ticket.data)).toContain('is with the department. We ask them')
  })
})
