import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand, FactsAsSettings } from './brand.ts'
import { BrandFile, factSettings } from './brand-file.ts'
import { listContrastProblems } from './colours/list-contrast-problems.ts'
import { completeColours } from './colours/tokens.ts'
import { readLegalTexts } from './legal/read-legal-texts.ts'
import { pngSize } from './svg/png-size.ts'
import { readDrawing } from './svg/read-drawing.ts'

/** More than a drawing, an icon or a text needs, and little enough for every page. */
const largest = { 'brand.json': 32_000, 'logo.svg': 12_000, 'icon.svg': 6_000, png: 200_000, md: 60_000 }

/** What is wrong with a folder: all of it at once, each by the name of its file. */
export class BrandRefused extends Error {
  constructor(folder: string, problems: readonly string[]) {
    super(`The branding in ${folder} is refused:\n  ${problems.join('\n  ')}`)
  }
}

/** Reads the branding of a folder and checks it whole; the message of its error says what to change. */
export function readBrand(folder: string): Brand {
  const problems: string[] = []
  const attempt = <T>(name: string, read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : error}`)
      return undefined
    }
  }
  const text = (name: keyof typeof largest) => readLimited(join(folder, name), largest[name]).toString('utf8')
  const file = attempt('brand.json', () => parseBrandFile(text('brand.json'), problems))
  const logo = attempt('logo.svg', () => readDrawing(text('logo.svg'), 'logo-'))
  const icon = attempt('icon.svg', () => readDrawing(text('icon.svg'), ''))
  const icons = {
    192: attempt('icon-192.png', () => readIcon(folder, 192)),
    512: attempt('icon-512.png', () => readIcon(folder, 512)),
  }
  const legal = readLegalTexts((name) => {
    const path = join(folder, name)
    return existsSync(path) ? readLimited(path, largest.md).toString('utf8') : undefined
  }, attempt)
  if (file) problems.push(...listContrastProblems(file.colours).map((problem) => `brand.json: ${problem}`))
  if (problems.length > 0 || !file || !logo || !icon || !icons[192] || !icons[512])
    throw new BrandRefused(folder, problems)
  return {
    name: definedOf(file.name),
    shortName: definedOf(file.short_name),
    colours: completeColours(file.colours),
    logo,
    icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${icon.viewBox}">${icon.markup}</svg>`,
    icons: { 192: icons[192], 512: icons[512] },
    facts: factsOf(file),
    legal,
  }
}

function readLimited(file: string, most: number): Buffer {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats?.isFile()) throw new Error('is missing')
  if (stats.size > most) throw new Error(`has ${stats.size} bytes; ${most} are the most`)
  return readFileSync(file)
}

/** Nothing where the schema refuses it: each of its complaints is among the problems. */
function parseBrandFile(text: string, problems: string[]): BrandFile | undefined {
  const parsed = BrandFile.safeParse(JSON.parse(text), {
    error: ({ code, input }) => (code === 'invalid_type' && input === undefined ? 'is missing' : undefined),
  })
  if (parsed.success) return parsed.data
  problems.push(...parsed.error.issues.map(({ path, message }) => `brand.json: ${path.join('.')} ${message}`))
  return undefined
}

function readIcon(folder: string, width: 192 | 512): Buffer {
  const file = readLimited(join(folder, `icon-${width}.png`), largest.png)
  const size = pngSize(file)
  if (!size) throw new Error('is no PNG')
  if (size.width !== width || size.height !== width)
    throw new Error(`is ${size.width} × ${size.height} pixels, not ${width} × ${width}`)
  return file
}

function factsOf(file: BrandFile): FactsAsSettings {
  const found = Object.entries(factSettings).flatMap(([group, settings]) =>
    Object.entries(settings).flatMap(([name, setting]): [string, string][] => {
      const value = file[group as keyof typeof factSettings]?.[name]
      return value === undefined ? [] : [[setting, value]]
    }),
  )
  return Object.fromEntries(found)
}

function definedOf(texts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text === undefined ? [] : [[language, text]])),
  )
}
