import { createHash } from 'node:crypto'
import { listRetention, textIn } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serviceOf } from '../../../testing/factories/application.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { html } from './html.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
  await loadCatalogue(
    portal.db,
    await Promise.all(['tp-registration', 'tot-toa', 'nsdc-affiliation', 'readiness-check'].map(serviceOf)),
  )
})
afterAll(() => portal.close())

async function read(path: string) {
  const { statusCode, body, headers } = await portal.app.inject(path)
  const count = (markup: RegExp) => [...body.matchAll(markup)].length
  /** The texts of all elements of a name. */
  const texts = (name: string) =>
    [...body.matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) =>
      inner.replaceAll(/<[^>]*>/g, ''),
    )
  return { statusCode, body, headers, count, texts }
}

it('a page tells who may apply, what is needed, the stages, both prices, the official fee and who decides', async () => {
  const { texts, body, count, headers } = await read('/user/services/tp-registration')
  expect(texts('h1')).toEqual(['Training Partner (TP) Registration'])
  expect(texts('h2')).toEqual([
    'What it is',
    'Who may apply',
    'Documents',
    'How it goes',
    'Our fee',
    'If you cancel',
    'Official fee',
    'Who decides',
  ])
  expect(texts('aside').join()).toMatch(
    /₹10,000Due at the beginning;.*Final payment₹10,000.*The whole price₹35,000/s,
  )
  // An address that nobody verified is not printed: the reader is sent to the department's own site.
  expect(texts('address').join()).toBe(
    'Ministry of Skill Development and EntrepreneurshipIts address is on the department’s own site.',
  )
  expect(texts('aside').join()).toContain('Not known, see skillindiadigital.gov.in.')
  expect(body).toContain('href="https://skillindiadigital.gov.in"')
  expect(texts('summary')).toEqual(Array(6).fill('See a sample'))
  expect(texts('details').at(-2)).toContain('Account number and printed name of the account holder.')
  expect(body).toContain('href="/user/dashboard/services/new/tp-registration"')
  expect(headers['content-security-policy']).toContain("style-src 'self';")
  // At the beginning of a phone's page as well, not below all of it.
  expect(body.indexOf('>Apply</a>')).toBeLessThan(body.indexOf('What it is'))
  // Data is no script: the policy needs no exception for it. The other one is that of the theme.
  expect(count(/<script/g)).toBe(2)
})

it('a guest reads what is kept of a payment if they cancel, in both languages', async () => {
  const { timeline } = await serviceOf('tp-registration')
  const steps = listRetention(timeline)
  expect(steps.length).toBeGreaterThan(0)
  for (const [lang, title] of [
    ['en', 'If you cancel'],
    ['hi', 'यदि आप रद्द करें'],
  ] as const) {
    const { texts } = await read(`/user/services/tp-registration?lang=${lang}`)
    const [kept] = texts('section').filter((section) => section.startsWith(title))
    for (const { stageId, percent } of steps) {
      const stage = timeline.find(({ id }) => id === stageId)
      expect(kept?.replaceAll('&#39;', "'")).toContain(stage && textIn(stage.title, lang))
      expect(kept).toContain(`${percent}%`)
    }
    expect(kept).toMatch(/What you paid for later stages comes back|आगे के चरणों के लिए दी गई रकम वापस आती है/)
  }
})

it('search engines find both languages of every service, structured', async () => {
  const { body, texts } = await read('/user/services/tot-toa?lang=hi')
  expect(body).toContain('<html lang="hi">')
  const structuredIn = (page: typeof texts) => JSON.parse(page('script')[1] ?? '')
  const offers = { price: 10_000, priceCurrency: 'INR' }
  expect(structuredIn(texts)).toMatchObject({ '@type': 'Service', offers })
  // The whole price, where no choice decides it.
  const partner = await read('/user/services/tp-registration')
  expect(structuredIn(partner.texts)).toMatchObject({ offers: { price: 35_000 } })
  const map = (await portal.app.inject('/sitemap.xml')).body
  for (const path of ['/user/services<', '/user/services/tot-toa<', '/user/services/tot-toa?lang=hi<']) {
    expect(map).toContain(path)
  }
  expect((await portal.app.inject('/robots.txt')).body).toMatch(/Sitemap: http.*\/sitemap\.xml/)
})

it('the list helps to choose, and an old link leads to it', async () => {
  const { count, texts } = await read('/user/services')
  expect(count(/<h2><a /g)).toBe(4)
  expect(count(/<dd><a /g)).toBe(4)
  // What is due at the beginning, and everything.
  expect(texts('li').join()).toMatch(/₹10,000 Due at the beginning;.*The whole price: ₹35,000/s)
  expect(texts('h2').slice(1)).toEqual([
    'Training Partner (TP) Registration',
    'Training of Trainers / Assessors (ToT / ToA)',
    'NSDC Affiliation',
    'Readiness Check of a Training Centre',
  ])
  const old = await read('/user/services/no-more')
  expect([old.statusCode, old.texts('h1')]).toEqual([404, ['Services']])
})

it('nothing is left out that has no price yet or asks for nothing', async () => {
  expect((await read('/user/services/nsdc-affiliation')).body).toContain('it depends on what you choose')
  expect((await read('/user/services/readiness-check')).body).toContain('Our guide asks on the call')
})

it('every page brings its icon, so that no browser asks for one that is not there', async () => {
  for (const path of ['/user/services', '/user/services/tot-toa', '/user/about']) {
    expect((await read(path)).body).toContain('<link rel="icon" href="data:image/svg+xml,')
  }
})

it('every page runs the script that reads the chosen theme before the first paint, and its policy allows no other', async () => {
  for (const path of ['/user/services', '/user/services/tot-toa', '/user/services/no-more', '/user/about']) {
    const { body, headers } = await read(path)
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(body) ?? []
    expect(script).toContain("localStorage.getItem('theme')")
    expect(body.indexOf(script)).toBeLessThan(body.indexOf('rel="stylesheet"'))
    const hash = createHash('sha256').update(script).digest('base64')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
    expect(policy.match(/'sha256-/g)).toHaveLength(1)
    expect(policy).not.toContain('unsafe')
  }
})

it('a page with its style and the fonts of both scripts is small', async () => {
  const style = (await read('/user/services/page.css')).body
  const files = [...style.matchAll(/"\.(\/fonts\/[\w-]+\.woff2)"/g)].map(
    ([, path]) => `/user/services${path}`,
  )
  expect(files.length).toBeGreaterThanOrEqual(4)
  const fonts = await Promise.all(files.map((path) => portal.app.inject(path)))
  expect(fonts.map(({ statusCode }) => statusCode)).not.toContain(404)
  const page = (await read('/user/services/tp-registration?lang=hi')).body
  const bytes = [style, page].map((text) => Buffer.byteLength(text))
  const all = [...bytes, ...fonts.map(({ rawPayload }) => rawPayload.length)]
  expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThan(190_000)
})

it('texts are escaped', () => {
  expect(html`<p title="${'"><script>'}">${'<b>'}</p>`.markup).toBe(
    '<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;</p>',
  )
})

it('every page says who runs the portal and who hears complaints, and one page all of it', async () => {
  for (const path of ['/user/services', '/user/services/tot-toa?lang=hi', '/user/about']) {
    const footer = (await read(path)).texts('footer').join()
    expect(footer).toContain('Sanad Service Centre (demonstration), 1 Example Road, Maharashtra, India')
    expect(footer).toContain('Nobody, for demonstration only · grievance@sanad.example')
    expect(footer).toMatch(/Refunds: in full until|रिफ़ंड: पहला काम पूरा होने तक/)
  }
  const { texts, body } = await read('/user/about')
  expect(texts('h2')).toEqual(['Grievance officer', 'Personal data', 'Refunds'])
  expect(texts('main').join()).toMatch(
    /private service centre, not a government office.*48 hours.*one month/s,
  )
  expect(body).toContain('mailto:care@sanad.example')
  expect((await read('/user/about?lang=hi')).texts('h1')).toEqual(['हम कौन हैं'])
})
