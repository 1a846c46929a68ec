import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { productionSettings } from '../testing/production-settings.ts'
import { testCertificate } from '../testing/test-certificate.ts'
import { readConfig } from './config.ts'
import { demonstrationSigner } from './demonstration-signer.ts'
import { documentSignerOf, listCertificateProblems } from './document-signatures.ts'

const production = { ...productionSettings, DATA_DIR: tmpdir() }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanad-signer-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(name: string, text: string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

it('without settings documents are signed by a made-up certificate that says so', () => {
  const { documentSigner } = readConfig({ DATABASE_URL: 'postgres://localhost/sanad', DATA_DIR: folder })
  expect(documentSigner?.isMadeUp).toBe(true)
  expect(documentSigner?.name).toContain('Made-up')
})

it('production names what is missing: how documents are signed, and the certificate', () => {
  expect(() => readConfig({ ...production, DOCUMENT_SIGNATURES: undefined })).toThrow(/DOCUMENT_SIGNATURES/)
  expect(() => readConfig({ ...production, DOCUMENT_CERTIFICATE: undefined })).toThrow(/DOCUMENT_CERTIFICATE/)
  expect(() => readConfig({ ...production, DOCUMENT_KEY: undefined })).toThrow(/DOCUMENT_KEY/)
})

it('production without signatures starts with a warning, and documents say that they have none', () => {
  const config = readConfig({ ...production, DOCUMENT_SIGNATURES: 'none' })
  expect(config.documentSigner).toBeNull()
  expect(config.warnings).toEqual([expect.stringMatching(/^DOCUMENT_SIGNATURES is none/)])
})

it('production refuses the made-up certificate', async () => {
  const madeUp = {
    ...production,
    DOCUMENT_CERTIFICATE: await fileOf('made-up.pem', demonstrationSigner.certificates[0]),
    DOCUMENT_KEY: await fileOf('made-up-key.pem', demonstrationSigner.privateKey),
  }
  expect(() => readConfig(madeUp)).toThrow(/DOCUMENT_CERTIFICATE is the made-up one/)
})

it('a certificate that does not fit its key, or is none, is refused by name', async () => {
  const other = await fileOf('other.pem', testCertificate.key)
  expect(() => readConfig({ ...production, DOCUMENT_KEY: other })).toThrow(/DOCUMENT_KEY: is not the key/)
  expect(() => readConfig({ ...production, DOCUMENT_KEY: '/nowhere' })).toThrow(
    /DOCUMENT_KEY: .* cannot be read by \S+ \(ENOENT\)/,
  )
  const text = await fileOf('text.pem', 'no certificate')
  expect(() => readConfig({ ...production, DOCUMENT_CERTIFICATE: text })).toThrow(/there is no certificate/)
  expect(() => readConfig({ ...production, DOCUMENT_KEY: text })).toThrow(/DOCUMENT_KEY: no private key/)
})

it('a certificate is refused before and after its time, and warned of 30 days before its end', async () => {
  const signer = documentSignerOf({
    DOCUMENT_SIGNATURES: 'certificate',
    DOCUMENT_CERTIFICATE: await fileOf('ec.pem', testCertificate.cert),
    DOCUMENT_KEY: await fileOf('ec-key.pem', testCertificate.key),
  })
  const at = (day: string) => listCertificateProblems(signer, new Date(day))
  expect(at('2026-11-01').refused).toEqual(['DOCUMENT_CERTIFICATE is valid from 2026-11-20 only'])
  expect(at('2027-01-01')).toEqual({ refused: [], doubted: [] })
  expect(at('2126-10-01').doubted).toEqual(['DOCUMENT_CERTIFICATE expires on 2126-10-27'])
  expect(at('2126-11-01').refused).toEqual(['DOCUMENT_CERTIFICATE expired on 2126-10-27'])
})
