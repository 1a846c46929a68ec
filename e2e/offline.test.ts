import { applyFor, openService, payInFull } from './support/applications.ts'
import { openConnection } from './support/connection.ts'
import { expectUsable } from './support/expect-accessible.ts'
import { agreementPdf } from './support/files.ts'
import { expect, test } from './support/fixtures.ts'
import { servicePage } from './support/service-page.ts'

test.use({
  serviceWorkers: 'allow',
  // Chromium reports every call without a network in its console, and what a section lacks that was never opened:
  // its script or its styles, whichever fails first.
  expectedErrors:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to (fetch|load)|Unable to preload CSS|no-response|route error|not followed/i,
})

test('without a network that is said once, what was read stays readable and what was typed is kept', async ({
  page,
  context,
  request,
  customer,
}) => {
  await applyFor(request, customer, 'tc-registration')
  const notice = page.getByText(/^You are offline\. What you have opened stays readable/)
  const services = page.getByRole('list', { name: 'My services' })
  await page.goto('/user/dashboard')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  await test.step('what is open stays', async () => {
    await page.goto('/user/dashboard/services')
    await expect(services).toContainText('Training Centre (TC) Registration')
    await page.goto('/user/dashboard/tickets/new')
    await page.getByLabel('Subject').fill('Where is my certificate?')
    await context.setOffline(true)
    await expect(notice).toHaveCount(1)
    await expect(notice).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(notice).toBeInViewport({ ratio: 1 })
    await expectUsable(page)
  })

  await test.step('a section that was read opens, and one that was not says why it cannot', async () => {
    await page.goto('/user/dashboard/services')
    await expect(services).toContainText('Training Centre (TC) Registration')
    await expect(notice).toBeVisible()
    await page.goto('/user/dashboard/tickets/new')
    await expect(page.getByLabel('Subject')).toHaveValue('Where is my certificate?')
    await page.goto('/user/dashboard/consult')
    await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible()
    await expectUsable(page)
    await page.goto('/user/services')
    await page.getByRole('link', { name: 'To the overview' }).click()
    await expect(page.getByRole('main').getByText('Training Centre (TC) Registration').first()).toBeVisible()
    await page.goto('/user/dashboard/consult')
  })

  await test.step('with the network it goes on by itself', async () => {
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'No consultations yet' })).toBeVisible()
    await expect(notice).toBeHidden()
  })

  await test.step('a logout leaves nothing behind', async () => {
    const keptReads = () =>
      page.evaluate(async () =>
        (await caches.has('sanad-personal'))
          ? (await (await caches.open('sanad-personal')).keys()).length
          : 0,
      )
    expect(await keptReads()).toBeGreaterThan(0)
    await page.getByRole('button', { name: /^Account of / }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { name: 'Log in to Sanad' })).toBeVisible()
    await expect.poll(keptReads).toBe(0)
  })
})

test('what was opened at the first visit, before there was a worker, is readable, and what was not says why it cannot', async ({
  page,
  context,
  request,
  customer,
}) => {
  const id = await applyFor(request, customer, 'tc-registration')
  const other = await applyFor(request, customer, 'skill-india', 'Patil Skill Academy')
  const title = page.getByRole('heading', { level: 1, name: 'Training Centre (TC) Registration' })
  await page.goto(`/user/dashboard/service?application=${id}`)
  await expect(title).toBeVisible()
  const keptReads = () =>
    page.evaluate(async (application) => {
      const kept = await (await caches.open('sanad-personal')).keys()
      return kept.filter(({ url }) => url.includes(application)).length
    }, id)
  await expect.poll(keptReads, { timeout: 30_000 }).toBeGreaterThan(0)
  await context.setOffline(true)
  await page.reload()
  await expect(title).toBeVisible()

  await page.goto(`/user/dashboard/service?application=${other}`)
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
  await expect(page.getByText(/^You seem to be offline\. Please check your connection/)).toBeVisible()
  await expect(page.getByText('Error', { exact: true })).toHaveCount(0)
  await expectUsable(page)

  // The overview was never opened: no link leads to nothing.
  await page.goto('/user/services')
  await expect(page.getByText('Go back to the page that you had open.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'To the overview' })).toBeHidden()
})

test('signed out and without a network every page says so in the chosen language, and opens by itself later', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  await page.goto('/user/help')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  const title = page.getByRole('heading', { level: 1, name: 'इंटरनेट कनेक्शन नहीं है' })
  for (const path of ['', '/', '/register', '/services', '/about', '/tracking', '/no-such-page', '/help']) {
    await page.goto(`/user${path}`)
    await expect(title).toBeVisible()
    await expect(page).toHaveTitle('इंटरनेट कनेक्शन नहीं है · सनद')
    await expect(page.getByText('लॉगिन, आवेदन, ट्रैकिंग और भुगतान के लिए कनेक्शन चाहिए।')).toBeVisible()
  }
  await expectUsable(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'सहायता' })).toBeVisible()

  // What was open when the network went says so as soon as its form is touched.
  for (const path of ['/', '/register']) {
    await page.goto(`/user${path}`)
    const first = page.getByRole('textbox').first()
    await expect(first).toBeVisible()
    await context.setOffline(true)
    await first.focus()
    await expect(page.getByText('लगता है आप ऑफ़लाइन हैं')).toBeVisible()
    await context.setOffline(false)
  }
})

test('a portal that does not answer is told as that, and what was read before does not pass for the state of now', async ({
  page,
  request,
  customer,
  baseURL,
}) => {
  await using connection = await openConnection(baseURL ?? '')
  await applyFor(request, customer, 'tc-registration')
  const services = page.getByRole('list', { name: 'My services' })
  await page.goto(`${connection.origin}/user/dashboard`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto(`${connection.origin}/user/dashboard/services`)
  await expect(services).toContainText('Training Centre (TC) Registration')

  connection.cut()
  await page.reload()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry.first()).toBeVisible()
  await expect(services).toBeHidden()

  // Held: once the portal answers, the page may read again by itself and take the button away.
  const button = await retry.first().elementHandle()
  connection.restore()
  await button?.dispatchEvent('click')
  await expect(services).toContainText('Training Centre (TC) Registration')
})

test('after a deploy the page that was open still opens without a network, and the next one takes its place', async ({
  page,
  context,
  request,
  customer,
}) => {
  await applyFor(request, customer, 'tc-registration')
  const services = page.getByRole('list', { name: 'My services' })
  await page.goto('/user/dashboard/services')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // Through the worker, which keeps what it loads.
  await page.reload()
  await expect(services).toContainText('Training Centre (TC) Registration')

  await test.step('another worker takes over, for which everything kept is of a former build', async () => {
    await page.evaluate(async () => {
      const [own = ''] = (await caches.keys()).filter((name) => name.startsWith('sanad-assets-'))
      const [mine, former] = [await caches.open(own), await caches.open('sanad-assets-former')]
      for (const asset of await mine.keys()) await former.put(asset, (await mine.match(asset)) as Response)
      await caches.delete(own)
      const isChanged = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
      await navigator.serviceWorker.register('/user/sw.js?deployed', { scope: '/user' })
      await isChanged
    })
    await context.setOffline(true)
    await page.reload()
    await expect(services).toContainText('Training Centre (TC) Registration')
  })

  await test.step('a page of the new build leaves nothing of the former', async () => {
    await context.setOffline(false)
    await page.reload()
    await expect(services).toContainText('Training Centre (TC) Registration')
    await expect.poll(() => page.evaluate(() => caches.has('sanad-assets-former'))).toBe(false)
  })
})

test('what begins without a network goes on by itself, and what needs one leaves the page as it was', async ({
  page,
  context,
  request,
  customer,
  gatewayOrigin,
}) => {
  const title = 'Training Centre (TC) Registration'
  const id = await applyFor(request, customer, 'tc-registration')
  await payInFull(request, gatewayOrigin, customer, id)

  await test.step('an upload', async () => {
    await page.goto(`/user/dashboard/services/${id}/information?tab=documents`)
    const { documentFile, documentList } = servicePage(page)
    const tabs = page.getByRole('tab').getByText(/left$/)
    await expect(tabs).toHaveText(['Documents: 4 left', 'Information: 11 left'])
    for (const tab of await tabs.all()) expect((await tab.boundingBox())?.height).toBeLessThan(30)
    await documentList.getByRole('link', { name: 'Floor plan with room sizes' }).click()
    await context.setOffline(true)
    await documentFile('Floor plan with room sizes').setInputFiles(agreementPdf)
    await expect(page.getByText('No connection. The upload continues by itself.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: 'View', exact: true })).toBeVisible()
  })

  await test.step('a dialog that was never opened, and what is said of it above the title', async () => {
    await openService(page, title)
    const add = page.getByRole('button', { name: 'Add your GSTIN' })
    await expect(add).toBeVisible()
    await context.setOffline(true)
    const messages = page.getByText('You seem to be offline. Please check your connection and try again.')
    await add.click()
    await expect(messages).toHaveCount(1)
    // The same words once more take the place of the first.
    await page.getByRole('button', { name: 'Open the form' }).first().click()
    await expect(messages).toHaveCount(1)
    await page.evaluate(() => scrollTo(0, 0))
    const back = page.getByRole('main').getByRole('link', { name: 'Back to my services' })
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    // Fails while anything lies over it.
    await back.click({ trial: true, timeout: 4000 })
    await context.setOffline(false)
  })
})
