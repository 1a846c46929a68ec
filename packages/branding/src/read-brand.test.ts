import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { brandPage } from './page/brand-page.ts'
import { manifestOf } from './page/manifest-of.ts'
import { readBrand } from './read-brand.ts'

const own = resolve(import.meta.dirname, '../../../branding')
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanad-branding-'))
  await cp(own, folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

async function change(edit: (file: Record<string, object>) => object): Promise<void> {
  const file = JSON.parse(await readFile(join(folder, 'brand.json'), 'utf8'))
  await writeFile(join(folder, 'brand.json'), JSON.stringify(edit(file)))
}
const refusal = () => {
  try {
    readBrand(folder)
  } catch (error) {
    return String(error instanceof Error ? error.message : error)
  }
  throw new Error('The folder was read')
}

it("the product's own folder is whole", () => {
  const { name, logo, icons, facts } = readBrand(own)
  expect(name).toEqual({ en: 'Sanad', hi: 'सनद', mr: 'सनद' })
  expect(logo.markup.length).toBeLessThan(4000)
  expect(icons[512].length).toBeGreaterThan(0)
  expect(facts).toEqual({})
})

it('everything that is wrong is said at once, each by its name', async () => {
  await change(({ name: _, ...file }) => ({
    ...file,
    name: { en: 'Kendra' },
    colour: '#123456',
    supplier: { legal_nam: 'Kendra' },
  }))
  await writeFile(join(folder, 'logo.svg'), '<svg viewBox="0 0 1 1"><script/></svg>')
  await writeFile(join(folder, 'icon-192.png'), await readFile(join(own, 'icon-512.png')))
  await rm(join(folder, 'icon-512.png'))
  const problems = refusal()
  expect(problems).toContain('brand.json: name.hi is missing')
  expect(problems).toMatch(/brand\.json: .*"colour"/)
  expect(problems).toMatch(/brand\.json: supplier .*"legal_nam"/)
  expect(problems).toContain('logo.svg: contains <script>')
  expect(problems).toContain('icon-192.png: is 512 × 512 pixels, not 192 × 192')
  expect(problems).toContain('icon-512.png: is missing')
})

it('a name has no character that a page or an SMS could stumble over', async () => {
  for (const en of ['<b>Kendra</b>', 'Kendra\nBcc: x', '{code}', 'Kendra\u202e', ' ']) {
    await change((file) => ({ ...file, name: { en, hi: 'केंद्र' } }))
    expect(refusal()).toContain('brand.json: name.en')
  }
})

it('a folder that is none, and a file that is no JSON, are refused', async () => {
  await writeFile(join(folder, 'brand.json'), '{')
  expect(refusal()).toContain('brand.json: ')
  await rm(folder, { recursive: true })
  expect(refusal()).toContain('brand.json: is missing')
  await cp(own, folder, { recursive: true })
})

it('a legal text stands in every complete language, and is no HTML', async () => {
  expect(Object.keys(readBrand(own).legal)).toEqual(['privacy', 'refunds'])
  await rm(join(folder, 'refunds.hi.md'))
  await writeFile(join(folder, 'terms.en.md'), '# Terms')
  await writeFile(join(folder, 'privacy.en.md'), '<script>alert(1)</script>')
  await writeFile(join(folder, 'privacy.hi.md'), ' ')
  const problems = refusal()
  expect(problems).toContain('refunds.hi.md: is missing')
  expect(problems).toContain('terms.hi.md: is missing')
  expect(problems).toContain('privacy.en.md: has what a legal text may not have (html): <script>')
  expect(problems).toContain('privacy.hi.md: is empty')
})

it('colours that are hard to tell apart are refused', async () => {
  await change((file) => ({
    ...file,
    colours: {
      ...(file.colours as object),
      light: { primary: '#aaaaaa', accent: '#e29a12', brand: '#0b3a47' },
    },
  }))
  expect(refusal()).toContain('brand.json: colours.light: primary #aaaaaa on paper')
})

it('what it says of who runs the portal becomes settings', async () => {
  await change((file) => ({
    ...file,
    supplier: { legal_name: 'Kendra Services' },
    grievance_officer: { phone: '+918022334456' },
  }))
  expect(readBrand(folder).facts).toEqual({
    SUPPLIER_LEGAL_NAME: 'Kendra Services',
    GRIEVANCE_PHONE: '+918022334456',
  })
})

it('a page is given its colours, icon, logo and names, and nothing in it ends an element', async () => {
  await change((file) => ({ ...file, name: { en: 'Sharma & Sons', hi: 'शर्मा' } }))
  const page = brandPage(
    '<head><!--brand--><title>Log in to %BRAND_NAME%</title></head><body><!--logo--><p>%BRAND_NAME_HI%</p>',
    readBrand(folder),
  )
  expect(page).toContain('<title>Log in to Sharma &amp; Sons</title>')
  expect(page).toContain('<p>शर्मा</p>')
  expect(page).toContain('--color-primary:light-dark(#0d5063,#82cbd8)')
  expect(page).toContain('--color-on-brand:#f7f1e3')
  expect(page).toContain('<meta name="theme-color" content="#0b3a47">')
  expect(page).toContain('<symbol id="brand-logo" viewBox="0 0 148 40">')
  const [, data = ''] = page.match(/id="brand">(.*?)<\/script>/) ?? []
  expect(JSON.parse(data)).toEqual({ en: 'Sharma & Sons', hi: 'शर्मा' })
  const [, icon = ''] = page.match(/rel="icon" href="data:image\/svg\+xml,([^"]*)"/) ?? []
  expect(decodeURIComponent(icon)).toMatch(
    /^<svg xmlns='http:\/\/www.w3.org\/2000\/svg' viewBox='0 0 40 40'>/,
  )
})

it('a phone installs the app under its short name, in its colours', () => {
  const icons = { 192: '/user/icon-192.png?1', 512: '/user/icon-512.png?2' }
  const manifest = manifestOf(readBrand(own), {
    basePath: '/user',
    start: '/user/dashboard',
    description: 'What it is for',
    icons,
  })
  expect(manifest).toMatchObject({
    ...{ name: 'Sanad', short_name: 'Sanad', scope: '/user/', start_url: '/user/dashboard' },
    ...{ background_color: '#f7f3eb', theme_color: '#0b3a47' },
  })
  expect(manifest).toHaveProperty('icons.2', {
    src: '/user/icon-512.png?2',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  })
})
