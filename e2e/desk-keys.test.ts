import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { createTicket, getTicket } from '@sanad/contracts'
import { listWork } from '@sanad/contracts/staff'
import { addDays, indianDayOf, undoSeconds } from '@sanad/domain'
import { signInStaff as signIn, succeed, totpCode } from '@sanad/testing'
import { applyFor, payInFull } from './support/applications.ts'
import { test } from './support/desk-fixtures.ts'
import { expectUsable } from './support/expect-accessible.ts'
import { agreementPdf, pdfOfPages } from './support/files.ts'
import { expect } from './support/fixtures.ts'
import { giveAllOfCentre, givePassword } from './support/give-all-of-centre.ts'
import { openPhone } from './support/open-phone.ts'
import { hireStaff } from './support/staff.ts'

// The desk asks who is signed in, which nobody is at first.
test.use({ expectedErrors: /401/ })

// The last stage is held for 20 seconds.
test.setTimeout(240_000)

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

test('[DK-110] [DK-01] [DK-44] the day of a clerk by keys alone, as few as the design counts, beside the customer who reads Hindi on a phone', async ({
  page,
  request,
  browser,
  customer,
  gatewayOrigin,
  baseURL,
}) => {
  const id = await applyFor(request, customer, 'tc-registration')
  await payInFull(request, gatewayOrigin, customer, id)
  await giveAllOfCentre(request, customer, id)
  const member = await hireStaff()
  const { token, secret } = await signIn(request, member)
  const main = page.getByRole('main')
  const documents = main.getByRole('navigation', { name: 'Documents' })
  const seen = main.locator('[role="document"][aria-busy="false"]:not([inert] *)')
  const keys = keysOf(page)
  const mine = async (kind: string) => {
    const query = { kind, owner: 'me', customer: customer.id }
    return (await succeed(request, listWork, { token, query })).data
  }
  const phone = await openPhone(browser, customer, String(baseURL))
  const paper = 'प्रशिक्षकों के बायोडाटा और प्रमाणपत्र'

  await test.step('password and second factor: 3 keys', async () => {
    await page.goto(`/desk/work/documents?customer=${customer.id}`)
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await page.keyboard.type(member.email)
    await keys.press('Tab')
    await page.keyboard.type(member.password)
    await keys.press('Enter')
    await expect(page.getByLabel('Code')).toBeFocused()
    // The one of now was taken by the enrolment.
    await page.keyboard.type(totpCode(secret, 1))
    await keys.press('Enter')
    await expect(main.getByRole('grid')).toBeVisible()
    expect(keys.taken()).toBe(3)
  })

  await test.step('N takes the next piece and opens it: 1 key', async () => {
    await keys.press('n')
    await expect(page).toHaveURL(/\/review/)
    expect(keys.taken()).toBe(1)
    expect(await mine('documents')).toHaveLength(1)
  })

  await test.step('A accepts three papers: 1 key each', async () => {
    for (let left = 4; left > 1; left -= 1) {
      await expect(documents.getByText('To check')).toHaveCount(left)
      await expect(documents.locator('[aria-current]').getByText('To check')).toBeVisible()
      await expect(seen).toHaveCount(1)
      // A decision right after the last one is taken for a double press.
      await page.waitForTimeout(300)
      await keys.press('a')
      expect(keys.taken()).toBe(1)
    }
    await expect(documents.getByText('Accepted')).toHaveCount(3)
  })

  await test.step('R, a digit and Enter reject the fourth, and the open page of the customer says why: 3 keys', async () => {
    await phone.goto('/user/dashboard/documents')
    await phone.getByRole('main').locator('summary').click()
    await expect(phone.getByLabel(paper)).toBeAttached()
    await expect(documents.locator('[aria-current]').getByText('To check')).toBeVisible()
    await expect(seen).toHaveCount(1)
    await keys.press('r')
    await expect(
      main.getByRole('form', { name: 'Why is it rejected?' }).getByRole('radio').first(),
    ).toBeFocused()
    await keys.press('1', 'Enter')
    await expect(documents.getByText('Rejected')).toBeVisible()
    expect(keys.taken()).toBe(3)
    const why = 'यह दस्तावेज़ पढ़ा नहीं जा रहा है। कृपया ज़्यादा साफ़ फ़ोटो या स्कैन भेजें।'
    await expect(phone.getByText(why)).toBeVisible()
  })

  await test.step('what the customer gives instead comes back to the same member, live', async () => {
    await phone.getByLabel(paper).setInputFiles({
      name: 'sharper.pdf',
      mimeType: 'application/pdf',
      buffer: pdfOfPages(['Sharper']),
    })
    await expect(main.getByText('New file just now')).toBeVisible()
    await expect
      .poll(async () => (await mine('documents')).map(({ owner }) => owner?.name))
      .toEqual([member.name])
    await keys.press('u')
    await expect(seen.and(main.getByRole('document', { name: 'sharper.pdf' }))).toHaveCount(1)
    await keys.press('a')
    await expect(documents.getByText('To check')).toHaveCount(0)
    expect(keys.taken()).toBe(2)
  })

  // From the start: it is told of a chooser that opens later alone.
  page.on('filechooser', (chooser) => void chooser.setFiles(agreementPdf))
  const chosen = main.getByRole('form').getByText(basename(agreementPdf), { exact: true })
  await test.step("C, the portal's number, its acknowledgement and Ctrl Enter complete a stage: 4 keys", async () => {
    // Shown before it is recorded; what is recorded later than the screen was read is refused as a change.
    const offer = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Z Undo' }) })
    await expect(offer).toContainText("Accepted: Trainers' CVs")
    await givePassword(request, customer, id)
    await keys.press('Escape')
    // Until the password has come in, it is the customer's stage that could be completed.
    const now = main.getByRole('listitem').filter({ hasText: 'Papers checked and TC ID created' })
    await expect(now.getByRole('button', { name: /^Promise a day/ })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Complete the stage' })).toBeVisible()
    keys.taken()
    const number = Date.now().toString().slice(-6)
    await keys.press('c')
    await expect(main.getByRole('textbox', { name: /^TC ID/ })).toBeFocused()
    await page.keyboard.type(`TC${number}`)
    await keys.press('Control+Enter')
    await expect(main.getByText(`TC${number}`)).toBeVisible()
    expect(keys.taken()).toBe(2)
    await keys.press('c')
    await expect(main.getByRole('textbox', { name: /^Number of the centre/ })).toBeFocused()
    await page.keyboard.type(`CAAF-${number}`)
    await keys.press('Tab', 'Enter')
    await expect(chosen).toBeVisible()
    await keys.press('Control+Enter')
    await expect(main.getByText(`CAAF-${number}`, { exact: true })).toBeVisible()
    expect(keys.taken()).toBe(4)
  })

  await test.step('the stages of the departments and the last one: 2 keys each, and the customer reads that all is done', async () => {
    await phone.goto('/user/dashboard/services')
    await phone.getByRole('main').getByRole('link', { name: 'प्रशिक्षण केंद्र (TC) पंजीकरण' }).click()
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
    for (const name of [
      'Assessment of the form',
      'Inspection of the centre',
      'Accreditation and affiliation decision',
      'Certificate and handover',
    ]) {
      // The stage before stands there until its completion was read.
      await expect(main.getByRole('listitem').filter({ hasText: new RegExp(`^${name} *now`) })).toBeVisible()
      await keys.press('c')
      await expect(main.getByRole('form', { name: `Complete: ${name}` })).toBeVisible()
      await keys.press('Control+Enter')
      await expect(main.getByRole('form')).toHaveCount(0)
      expect(keys.taken()).toBe(2)
    }
    // The last stage is held before it is done.
    await expect(phone.getByText('आपका आवेदन पूरा हो गया है।')).toBeVisible({
      timeout: (undoSeconds + 20) * 1000,
    })
  })

  const title = 'प्रशिक्षण केंद्र का मान्यता प्रमाणपत्र'
  const validity = addDays(indianDayOf(new Date().toISOString()), 400)
  const [year, month, day] = validity.split('-')
  const until = `${Number(day)} ${new Date(validity).toLocaleDateString('hi-IN', { month: 'short', timeZone: 'UTC' })} ${year}`
  await test.step('H hands the certificate over: 8 keys, 3 of them to a validity of its own', async () => {
    await keys.press('h')
    const form = main.getByRole('form', { name: 'Hand over a file…' })
    await expect(form.getByRole('radio').first()).toBeFocused()
    await keys.press('Tab', 'Enter')
    await expect(chosen).toBeVisible()
    await keys.press('Tab')
    await page.keyboard.type('TC/2026/0042')
    await keys.press('Tab', 'Tab', 'Tab')
    await expect(form.getByLabel('Valid until')).toBeFocused()
    await page.keyboard.type(`${day}${month}${year}`)
    await keys.press('Control+Enter')
    await expect(main.getByRole('region', { name: 'What the customer gets' })).toContainText('TC/2026/0042')
    expect(keys.taken()).toBe(8)
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
    const strip = page.getByText('Reply, not sent yet: Photo')
    await expect(strip).toBeVisible()
    expect(keys.taken()).toBe(4)
    const read = async () =>
      JSON.stringify(await succeed(request, getTicket, { token: customer.token, params: { id: data.id } }))
    const words = 'is with the department. We ask them'
    const reply = main.getByRole('textbox', { name: /^Reply to/ })
    const unsent = main.getByRole('log').getByText('Not sent yet')
    await expect(unsent).toBeVisible()
    // Loaded anew, the desk still takes it back, and the words are in the form again.
    await page.reload()
    await expect(strip).toBeVisible()
    await page.keyboard.press('z')
    await expect(page.getByText('Taken back: Photo')).toBeVisible()
    await expect(unsent).toHaveCount(0)
    await expect(reply).toHaveValue(new RegExp(words))
    await reply.press('Control+Enter')
    await expect(unsent).toBeVisible()
    expect(await read()).not.toContain(words)
    await expect(unsent).toHaveCount(0, { timeout: (undoSeconds + 5) * 1000 })
    expect(await read()).toContain(words)
  })

  await test.step('20 s later the open page of the customer shows it first and downloads it', async () => {
    const card = phone.getByRole('region', { name: 'आपके प्रमाणपत्र और कागज़' })
    // Until then it can be taken back.
    await expect(card).toContainText('TC/2026/0042', { timeout: (undoSeconds + 20) * 1000 })
    await expect(card.getByRole('listitem').filter({ hasText: title })).toContainText(until)
    const first = phone.getByRole('main').getByRole('region').first()
    expect(await first.getAttribute('aria-labelledby')).toBe(await card.getAttribute('aria-labelledby'))
    await expectUsable(phone)
    const arriving = phone.waitForEvent('download')
    await card.getByRole('button', { name: `${title} डाउनलोड करें` }).click()
    const download = await arriving
    expect(download.suggestedFilename()).toMatch(/ TCR-.*\.pdf$/)
    expect(await readFile(await download.path())).toEqual(await readFile(agreementPdf))
  })

  await test.step('it stands under the documents of the customer, its renewal among their dates, and among what they were told', async () => {
    await phone.goto('/user/dashboard/documents')
    const paper = phone.getByRole('listitem').filter({ has: phone.getByRole('heading', { name: title }) })
    await expect(paper.getByRole('button', { name: `${title} डाउनलोड करें` })).toBeVisible()
    await expect(paper).toContainText(until)
    await expectUsable(phone)
    await phone.goto('/user/dashboard/compliance')
    const validities = phone.getByRole('list', { name: 'लाइसेंस और प्रमाणपत्र' })
    await expect(validities.getByRole('listitem').filter({ hasText: title })).toContainText(
      `${until} तक मान्य`,
    )
    await phone.goto('/user/dashboard/notifications')
    await phone
      .getByRole('link', { name: new RegExp(title) })
      .first()
      .click()
    await expect(phone.getByRole('region', { name: 'आपके प्रमाणपत्र और कागज़' })).toBeVisible()
    await phone.context().close()
  })
})

test('[DK-111] a key counts right after the Escape that closes a dialog', async ({
  page,
  customer,
  enter,
  papersId: _,
}) => {
  await enter()
  await page.goto(`/desk/work/documents?customer=${customer.id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('grid')).toBeVisible()
  // A list of buttons, and one whose field has the focus.
  for (const [key, title] of [
    ['h', 'Snooze until'],
    ['s', 'Assign 1 piece of work'],
  ] as const) {
    await page.keyboard.press(key)
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    // One that is not yet whole leaves at once.
    await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    await page.keyboard.press('Escape')
    await page.keyboard.press('x')
    await expect(main.getByText('1 selected')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(main.getByText('1 selected')).toHaveCount(0)
  }
})
