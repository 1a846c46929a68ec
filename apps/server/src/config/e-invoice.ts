import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { postalAddress, type Supplier } from '@sanad/domain'
import * as z from 'zod'
import type { IrpConfig } from '../platform/e-invoices/irp/irp-config.ts'
import { settingDocs } from './setting-docs.ts'
import { EncryptedOrigin } from './setting-types.ts'

const see = 'docs/how-to/register-e-invoices.md'
const requiredInProduction = { E_INVOICE: 'irp' } as const

/** In these an access to a portal consists. */
const access = {
  E_INVOICE_BASE_URL: EncryptedOrigin.optional().register(settingDocs, {
    meaning: "origin of the portal's API, or of the provider's through whom it is reached",
    see,
    requiredInProduction,
  }),
  E_INVOICE_CLIENT_ID: z.string().optional().register(settingDocs, {
    meaning: 'client id that the portal gave for its API',
    see,
    requiredInProduction,
  }),
  E_INVOICE_CLIENT_SECRET: z.string().optional().register(settingDocs, {
    meaning: 'client secret of it',
    see,
    requiredInProduction,
  }),
  E_INVOICE_USER_NAME: z.string().optional().register(settingDocs, {
    meaning: "the supplier's user of the API at the portal",
    see,
    requiredInProduction,
  }),
  E_INVOICE_PASSWORD: z.string().optional().register(settingDocs, {
    meaning: 'password of that user',
    see,
    requiredInProduction,
  }),
  E_INVOICE_PUBLIC_KEY: z.string().optional().register(settingDocs, {
    meaning: "file with the portal's public key for credentials (PEM)",
    example: '/etc/sanad/irp-public-key.pem',
    see,
    requiredInProduction,
  }),
}

export const eInvoiceSettings = {
  E_INVOICE: z.enum(['none', 'irp']).default('none').register(settingDocs, {
    meaning:
      '`irp`: invoices and credit notes to registered buyers are registered at an invoice registration portal, and bear its number and signed QR code; `none`: they are not',
    see,
  }),
  SUPPLIER_TURNOVER_CRORE: z.coerce
    .number()
    .min(0)
    .max(100_000)
    .optional()
    .register(settingDocs, {
      meaning:
        "the supplier's aggregate turnover in crore rupees, the highest of any financial year since 2017-18; above the threshold of e-invoices production is refused without `E_INVOICE=irp`",
      see,
      requiredInProduction: { E_INVOICE: 'none' },
    }),
  ...access,
}

const EInvoiceSettings = z.object(eInvoiceSettings)
type EInvoiceSettings = z.infer<typeof EInvoiceSettings>

const TIMEOUT_MS = 20_000

/** Access to the portal; null: documents are not registered. Throws for an access that is not whole. */
export function irpOf(settings: EInvoiceSettings, supplier: Supplier): IrpConfig | null {
  if (settings.E_INVOICE === 'none') return null
  const { E_INVOICE_BASE_URL: baseUrl, E_INVOICE_CLIENT_ID: clientId } = settings
  const { E_INVOICE_CLIENT_SECRET: clientSecret, E_INVOICE_USER_NAME: userName } = settings
  const { E_INVOICE_PASSWORD: password, E_INVOICE_PUBLIC_KEY: keyFile } = settings
  if (!baseUrl || !clientId || !clientSecret || !userName || !password || !keyFile) {
    const missing = Object.keys(access).filter((name) => !settings[name as keyof typeof access])
    throw new Error(`E_INVOICE=irp needs these settings: ${missing.join(', ')}`)
  }
  if (postalAddress(supplier.address, supplier.state.name).pin === undefined) {
    throw new Error('SUPPLIER_ADDRESS: has no PIN code, which E_INVOICE=irp needs')
  }
  const publicKey = publicKeyIn(keyFile)
  const { gstin } = supplier
  return { baseUrl, timeoutMs: TIMEOUT_MS, clientId, clientSecret, userName, password, publicKey, gstin }
}

function publicKeyIn(file: string): string {
  try {
    const key = createPublicKey(readFileSync(file, 'utf8'))
    if (key.asymmetricKeyType === 'rsa') return key.export({ type: 'spki', format: 'pem' }).toString()
  } catch {
    // Said below, for a key of another kind too.
  }
  throw new Error('E_INVOICE_PUBLIC_KEY: the file has no RSA public key (PEM)')
}
