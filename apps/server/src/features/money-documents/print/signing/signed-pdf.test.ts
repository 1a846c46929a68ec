import { spawnSync } from 'node:child_process'
import { createHash, verify, X509Certificate } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractSignature } from '@signpdf/utils'
import { Certificate, ContentInfo, SignedData } from 'pkijs'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../../../config/config.ts'
import { demonstrationSigner } from '../../../../config/demonstration-signer.ts'
import type { DocumentSigner } from '../../../../platform/document-signer.ts'
import { issuedVoucher } from '../../../../testing/factories/issued-voucher.ts'
import { productionSettings } from '../../../../testing/production-settings.ts'
import { printMoneyDocument } from '../print-money-document.ts'

const checkUrl = 'https://sanad.example/user/check-document/0b8f1ad4-3c9c-4df0-9f6c-2b0d7f6f1f11'
const print = (signer: DocumentSigner | null) =>
  printMoneyDocument({
    document: issuedVoucher,
    registration: null,
    language: 'en',
    signer,
    accent: '#0d5063',
    checkUrl,
  })

/** The certificate of the settings, with the authority that issued it. */
const { documentSigner } = readConfig({ ...productionSettings, DATA_DIR: tmpdir() })
if (!documentSigner) throw new Error('Production has a signer')

/** The attributes of a signature by their object identifiers, checked with Node's own cryptography. */
function openSignature(pdf: Buffer) {
  const { signature, signedData: content } = extractSignature(pdf)
  const { content: inner } = ContentInfo.fromBER(Buffer.from(signature, 'latin1'))
  const signed = new SignedData({ schema: inner })
  const [info] = signed.signerInfos
  if (!info?.signedAttrs) throw new Error('The signature has no attributes')
  const [own] = signed.certificates ?? []
  if (!(own instanceof Certificate)) throw new Error('The signature has no certificate')
  const der = Buffer.from(own.toSchema().toBER())
  // The signature is over the attributes as a SET, not as the tagged member that they stand as.
  const attributes = Buffer.from(info.signedAttrs.toSchema().toBER())
  attributes[0] = 0x31
  const value = Buffer.from(info.signature.valueBlock.valueHexView)
  const values = new Map(
    info.signedAttrs.attributes.map(({ type, values: [first] }) => [type, Buffer.from(first.toBER())]),
  )
  return {
    isValid: verify('sha256', attributes, new X509Certificate(der).publicKey, value),
    certificates: signed.certificates?.length,
    holds: (oid: string, bytes: Buffer) => values.get(oid)?.includes(bytes),
    types: [...values.keys()].sort(),
    content,
    der,
  }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

it('a document is signed as PAdES asks: over the whole file, by a certificate that the signature names', async () => {
  const pdf = await print(documentSigner)
  const { isValid, certificates, holds, types, content, der } = openSignature(pdf)
  expect(isValid).toBe(true)
  expect(certificates).toBe(2)
  // Content type, digest, certificate; the time stands in the file alone.
  expect(types).toEqual(['1.2.840.113549.1.9.16.2.47', '1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4'])
  expect(holds('1.2.840.113549.1.9.4', sha256(content))).toBe(true)
  expect(holds('1.2.840.113549.1.9.16.2.47', sha256(der))).toBe(true)
  const text = pdf.toString('latin1')
  expect(text).toContain('/SubFilter /ETSI.CAdES.detached')
  expect(text).toMatch(/\/ByteRange \[0 \d+ \d+ \d+\]/)
  expect(text).toContain('/SigFlags 3')
  expect(text).not.toContain('NeedAppearances')
})

it('a document that is not signed has no signature and says so', async () => {
  const pdf = await print(null)
  expect(pdf.toString('latin1')).not.toContain('/ByteRange')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  expect(text.join()).toContain('This file has no digital signature.')
})

const pdfsig = ['/usr/bin/pdfsig', '/opt/homebrew/bin/pdfsig', '/usr/local/bin/pdfsig'].find(existsSync)

async function verifyByPoppler(pdf: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sanad-pdfsig-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'document.pdf')
  await writeFile(file, pdf)
  return spawnSync(String(pdfsig), ['-nocert', file], { encoding: 'utf8' }).stdout
}

// `npm test` installs it where it can.
it.runIf(pdfsig)(
  'a verifier of another maker finds the signature valid, and a changed file not',
  async () => {
    for (const signer of [documentSigner, demonstrationSigner]) {
      const said = await verifyByPoppler(await print(signer))
      expect(said).toContain('Signature is Valid.')
      expect(said).toContain('ETSI.CAdES.detached')
      expect(said).toContain('Total document signed')
      expect(said).toContain(`Signer Certificate Common Name: ${signer.name}`)
    }
    const changed = await print(documentSigner)
    changed.write('Fraud', changed.indexOf('/Creator (Sanad)') + '/Creator ('.length)
    expect(await verifyByPoppler(changed)).toContain('Digest Mismatch')
  },
)
