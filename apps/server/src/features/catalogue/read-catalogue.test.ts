import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readCatalogue } from './read-catalogue.ts'

const CATALOGUE = join(import.meta.dirname, '../../../../../catalogue')
const folders: string[] = []

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  folders.push(folder)
  return folder
}

/** A copy of the catalogue in which one file says something else. */
async function catalogueWith(file: string, edit: (text: string) => string) {
  const folder = await emptyFolder()
  await cp(CATALOGUE, folder, { recursive: true })
  const text = await readFile(join(folder, file), 'utf8')
  const edited = edit(text)
  expect(edited, 'the edit changes the file').not.toBe(text)
  await writeFile(join(folder, file), edited)
  return folder
}

describe('readCatalogue', () => {
  it('reads the services in the order of their slugs', async () => {
    const services = await readCatalogue(CATALOGUE)
    expect(services.map(({ slug, code }) => [slug, code])).toEqual([
      ['nsdc-affiliation', 'NSD'],
      ['readiness-check', 'RDC'],
      ['skill-india', 'SKI'],
      ['ssc-affiliation', 'SSC'],
      ['tc-registration', 'TCR'],
      ['tot-toa', 'TOT'],
      ['tp-registration', 'TPR'],
    ])
  })

  it('names the file and the path inside it when a value is wrong', async () => {
    const folder = await catalogueWith('tc-registration.yaml', (text) =>
      text.replace("perExtraUnit: '12711.8644'", 'perExtraUnit: 12711.8644'),
    )
    await expect(readCatalogue(folder)).rejects.toThrow(
      'tc-registration.yaml: pricing.quantity.perExtraUnit: Invalid input: expected string, received number',
    )
  })

  it('names every wrong place of a file, also inside lists', async () => {
    const folder = await catalogueWith('tot-toa.yaml', (text) =>
      text.replace('type: checkbox', 'type: tickbox').replace('sac:', 'sack:'),
    )
    const failure = readCatalogue(folder)
    await expect(failure).rejects.toThrow('tot-toa.yaml: fields[3].type: ')
    await expect(failure).rejects.toThrow('tot-toa.yaml: sac: ')
    await expect(failure).rejects.toThrow('tot-toa.yaml: (file): Unrecognized key: "sack"')
  })

  it('names the file and the line when the text is not YAML', async () => {
    const folder = await catalogueWith('skill-india.yaml', (text) => text.replace('version: ', 'version: ['))
    await expect(readCatalogue(folder)).rejects.toThrow(/^skill-india\.yaml: .* at line \d+/)
  })

  it('names the file and the place when a rule of the domain is broken', async () => {
    const folder = await catalogueWith('tp-registration.yaml', (text) =>
      text.replace("    amount: '12711.8644'\n", ''),
    )
    await expect(readCatalogue(folder)).rejects.toThrow(
      'tp-registration.yaml: timeline.filing-payment: needs an amount',
    )
  })

  it('refuses a file that is not named after its slug', async () => {
    const folder = await catalogueWith('tp-registration.yaml', (text) =>
      text.replace('slug: tp-registration', 'slug: tc-registration'),
    )
    await expect(readCatalogue(folder)).rejects.toThrow('tp-registration.yaml: slug: ')
  })

  it('refuses a code that another service has', async () => {
    const folder = await catalogueWith('tp-registration.yaml', (text) =>
      text.replace('code: TPR', 'code: TCR'),
    )
    await expect(readCatalogue(folder)).rejects.toThrow(
      'tp-registration.yaml: code: TCR is already the code of tc-registration',
    )
  })

  it('refuses a folder without services', async () => {
    await expect(readCatalogue(await emptyFolder())).rejects.toThrow('No service in the catalogue folder')
  })
})
