import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readBrand } from '@sanad/branding'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { printMoneyDocument } from './features/money-documents/print/print-money-document.ts'
import { renderMessage } from './platform/messages/message-template.ts'
import { otp } from './platform/messages/templates/otp.ts'
import { issuedVoucher } from './testing/factories/issued-voucher.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

const brand = readBrand(resolve(import.meta.dirname, '../../../packages/testing/brands/kendra'))
const page =
  '<head><!--brand--><title>%BRAND_NAME%</title></head><body><!--logo--><p>%BRAND_NAME_HI%</p></body>'
/** What is the product's own brand. */
const own = /Sanad|सनद|0d5063|0b3a47/

let portal: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanad-branding-'))
  const built = async (name: string, basePath: string) => {
    const root = join(folder, name)
    await mkdir(root)
    await writeFile(join(root, 'index.html'), page)
    return { name, basePath, root }
  }
  const webApps = [await built('web', '/user'), await built('desk', '/desk')] as const
  portal = await startTestApp({ config: { brand, webApps, apiDocs: true } })
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true })
})

const read = async (url: string) => (await portal.app.inject(url)).body

it('both apps, the page that a service worker keeps too, have its colours, icon, logo and name', async () => {
  for (const url of ['/user/', '/user/index.html', '/user/dashboard', '/desk/', '/desk/work/all']) {
    const { body, headers } = await portal.app.inject(url)
    expect(body).toContain('<title>Kendra</title>')
    expect(body).toContain('{"en":"Kendra","hi":"केंद्र"}')
    expect(body).toContain('--color-primary:light-dark(#6a1b6d,#e0a8e2)')
    expect(body).toContain('<symbol id="brand-logo" viewBox="0 0 160 40">')
    expect(body).not.toMatch(own)
    const [, style = ''] = body.match(/<style>(.*?)<\/style>/s) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`)
  }
})

it('an installed app has its name, colours and icons, whose addresses change with them', async () => {
  const { body, headers } = await portal.app.inject('/user/manifest.webmanifest')
  expect(headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const manifest = JSON.parse(body)
  expect(manifest).toMatchObject({ name: 'Kendra', short_name: 'Kendra', theme_color: '#4a154b' })
  for (const { src } of manifest.icons) {
    expect(src).toMatch(/^\/user\/icon-\d+\.png\?[\w-]{12}$/)
    const icon = await portal.app.inject(src)
    expect(icon.headers['content-type']).toBe('image/png')
    expect(brand.icons[src.includes('192') ? 192 : 512].equals(icon.rawPayload)).toBe(true)
  }
})

it('the public pages have its name in their language, and a stylesheet of its colours', async () => {
  const english = await read('/user/services')
  expect(english).toMatch(/<title>.* · Kendra<\/title>/)
  expect(english).toContain('Kendra is a private service centre')
  expect(await read('/user/about?lang=hi')).toContain('<a class="brand" href="/user/">केंद्र</a>')
  const [, sheet = ''] = english.match(/<link rel="stylesheet" href="([^"]+)"/) ?? []
  expect(sheet).toMatch(/^\/user\/services\/page\.css\?[\w-]{12}$/)
  const css = await read(sheet)
  expect(css).toContain('--color-brand:light-dark(#4a154b,#33103a)')
  expect(css).not.toMatch(/0d5063|0b3a47/)
})

it('what customers may hold it to is its own, in each language', async () => {
  const english = await read('/user/about')
  expect(english).toContain('<p>If you cancel within <strong>seven days</strong>, everything comes back.')
  expect(english).toContain('<ul><li>We prepare your application.</li>')
  expect(english).toContain('<section id="privacy"><h2>Personal data</h2><p>Kendra keeps what')
  const hindi = await read('/user/about?lang=hi')
  expect(hindi).toContain('<p><strong>सात दिनों</strong> में रद्द करने पर')
  expect(hindi).toContain('<h2>उपयोग की शर्तें</h2><ul><li>आवेदन हम तैयार करते हैं।</li>')
})

it('messages, documents and the description of the API have its name and colour', async () => {
  const rendering = { channel: 'email', publicUrl: 'https://kendra.example', brand } as const
  const params = { code: '123456' }
  expect(renderMessage(otp, params, { ...rendering, language: 'en' })).toMatchObject({
    subject: 'Your Kendra verification code',
    text: expect.stringMatching(/^123456 is your Kendra verification code/),
  })
  expect(renderMessage(otp, params, { ...rendering, language: 'hi' }).subject).toBe('आपका केंद्र सत्यापन कोड')
  expect(JSON.parse(await read('/api/openapi.json')).info.title).toBe('Kendra')

  const print = {
    document: issuedVoucher,
    registration: null,
    language: 'en',
    signer: null,
    checkUrl: 'https://kendra.example/user/check-document/1',
  } as const
  const pdf = await printMoneyDocument({ ...print, accent: brand.colours.light.primary })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  expect(text).toContain(issuedVoucher.supplier.legalName)
  expect(pdf.equals(await printMoneyDocument({ ...print, accent: '#0d5063' }))).toBe(false)
})
