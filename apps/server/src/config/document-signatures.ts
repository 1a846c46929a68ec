import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { DocumentSigner } from '../platform/document-signer.ts'
import { cannotBeRead } from './cannot-be-read.ts'
import { demonstrationSigner } from './demonstration-signer.ts'
import { settingDocs } from './setting-docs.ts'

const see = 'docs/how-to/sign-documents.md'
const requiredInProduction = { DOCUMENT_SIGNATURES: 'certificate' } as const

export const documentSignatureSettings = {
  DOCUMENT_SIGNATURES: z.enum(['certificate', 'none']).optional().register(settingDocs, {
    meaning: 'whether money documents are signed digitally: by `certificate`, or `none`, and they say so',
    fallback: 'a made-up certificate that is named as such; production is told which',
    see,
    requiredInProduction: true,
  }),
  DOCUMENT_CERTIFICATE: z.string().optional().register(settingDocs, {
    meaning: "file with the signatory's certificate and those that it was issued by (PEM)",
    example: '/etc/sanad/signatory.pem',
    see,
    requiredInProduction,
  }),
  DOCUMENT_KEY: z.string().optional().register(settingDocs, {
    meaning: 'file with the private key of that certificate, RSA or EC (PEM)',
    example: '/etc/sanad/signatory-key.pem',
    see,
    requiredInProduction,
  }),
  DOCUMENT_KEY_PASSPHRASE: z.string().optional().register(settingDocs, {
    meaning: 'its passphrase, if it has one',
    see,
  }),
}

const DocumentSignatureSettings = z.object(documentSignatureSettings)
type DocumentSignatureSettings = z.infer<typeof DocumentSignatureSettings>

/** With what documents are signed; null: with nothing. Throws for a certificate that is of no use. */
export function documentSignerOf(settings: DocumentSignatureSettings): DocumentSigner | null {
  const { DOCUMENT_SIGNATURES: how, DOCUMENT_CERTIFICATE, DOCUMENT_KEY } = settings
  if (how === undefined) return demonstrationSigner
  if (how === 'none') return null
  if (!DOCUMENT_CERTIFICATE || !DOCUMENT_KEY) {
    throw new Error('DOCUMENT_SIGNATURES=certificate needs DOCUMENT_CERTIFICATE and DOCUMENT_KEY')
  }
  const certificates = certificatesIn(DOCUMENT_CERTIFICATE)
  const own = new X509Certificate(certificates[0])
  const key = keyIn(DOCUMENT_KEY, settings.DOCUMENT_KEY_PASSPHRASE)
  if (!own.checkPrivateKey(key)) throw new Error('DOCUMENT_KEY: is not the key of DOCUMENT_CERTIFICATE')
  const isMadeUp =
    own.fingerprint256 === new X509Certificate(demonstrationSigner.certificates[0]).fingerprint256
  return {
    certificates,
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    name: /^CN=(.+)$/m.exec(own.subject)?.[1] ?? own.subject,
    validFrom: own.validFromDate.toISOString(),
    isMadeUp,
  }
}

function certificatesIn(file: string): [string, ...string[]] {
  const [own, ...issuers] =
    read('DOCUMENT_CERTIFICATE', file).match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ??
    []
  if (own === undefined) throw new Error('DOCUMENT_CERTIFICATE: there is no certificate in this file')
  return [own, ...issuers]
}

function keyIn(file: string, passphrase: string | undefined): KeyObject {
  const key = read('DOCUMENT_KEY', file)
  try {
    return createPrivateKey({ key, ...(passphrase && { passphrase }) })
  } catch {
    throw new Error('DOCUMENT_KEY: no private key, or DOCUMENT_KEY_PASSPHRASE does not open it')
  }
}

function read(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new Error(`${setting}: ${cannotBeRead(file, cause)}`, { cause })
  }
}

const DAYS_OF_WARNING = 30

/** What is wrong with the certificate of the settings now, or will be soon. */
export function listCertificateProblems(
  signer: DocumentSigner | null,
  now: Date,
): { readonly refused: readonly string[]; readonly doubted: readonly string[] } {
  if (signer === null) {
    const why =
      'DOCUMENT_SIGNATURES is none: money documents are unsigned, though rules 50, 51 and 53 want it'
    return { refused: [], doubted: [why] }
  }
  if (signer.isMadeUp) return { refused: ['DOCUMENT_CERTIFICATE is the made-up one'], doubted: [] }
  const { validFromDate, validToDate } = new X509Certificate(signer.certificates[0])
  const day = (date: Date) => date.toISOString().slice(0, 10)
  if (now < validFromDate) {
    return { refused: [`DOCUMENT_CERTIFICATE is valid from ${day(validFromDate)} only`], doubted: [] }
  }
  if (now > validToDate)
    return { refused: [`DOCUMENT_CERTIFICATE expired on ${day(validToDate)}`], doubted: [] }
  const soon = new Date(now.getTime() + DAYS_OF_WARNING * 24 * 60 * 60 * 1000)
  return {
    refused: [],
    doubted: soon > validToDate ? [`DOCUMENT_CERTIFICATE expires on ${day(validToDate)}`] : [],
  }
}
