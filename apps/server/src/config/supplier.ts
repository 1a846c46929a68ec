import { checkGstin, documentState, gstinCheckDigit, type Supplier } from '@sanad/domain'
import * as z from 'zod'
import { settingDocs } from './setting-docs.ts'

const StateId = z.coerce.number().int().min(1).max(36)

/** Who supplies the services, as money documents name it. */
export const supplierSettings = {
  HOME_STATE_ID: StateId.default(21).register(settingDocs, {
    meaning: 'state in which CGST and SGST apply instead of IGST, numbered alphabetically (21: Maharashtra)',
  }),
  SUPPLIER_LEGAL_NAME: z.string().trim().max(200).optional().register(settingDocs, {
    meaning: 'legal name of the supplier, who issues receipts and invoices',
    fallback: 'a fictitious service centre',
    requiredInProduction: true,
  }),
  SUPPLIER_ADDRESS: z.string().trim().max(500).optional().register(settingDocs, {
    meaning: "the supplier's address",
    fallback: 'a fictitious one',
    requiredInProduction: true,
  }),
  SUPPLIER_GSTIN: z.string().optional().register(settingDocs, {
    meaning: "the supplier's GST registration, in the home state",
    fallback: 'a fictitious one',
    requiredInProduction: true,
  }),
  SUPPLIER_SIGNATORY: z.string().trim().max(200).optional().register(settingDocs, {
    meaning: 'name and office of whoever signs money documents',
    fallback: 'nobody',
    requiredInProduction: true,
  }),
}

const SupplierSettings = z.object(supplierSettings)
type SupplierSettings = z.infer<typeof SupplierSettings>

/** The supplier of the settings; throws for a GSTIN that is invalid or registered in another state. */
export function supplierOf(settings: SupplierSettings): Supplier {
  const state = documentState(settings.HOME_STATE_ID)
  const gstin = checkGstin(settings.SUPPLIER_GSTIN ?? madeUpGstin(state.code))
  if (!gstin.ok) throw new Error(`SUPPLIER_GSTIN: not a valid GSTIN (${gstin.reason})`)
  if (!gstin.value.startsWith(state.code)) {
    throw new Error(
      `SUPPLIER_GSTIN: begins with ${gstin.value.slice(0, 2)}, but HOME_STATE_ID is ${state.name}, ${state.code}`,
    )
  }
  return {
    legalName: settings.SUPPLIER_LEGAL_NAME ?? 'Sanad Service Centre (demonstration)',
    address: settings.SUPPLIER_ADDRESS ?? `1 Example Road, ${state.name}, India`,
    gstin: gstin.value,
    state,
    signatory: settings.SUPPLIER_SIGNATORY ?? 'Nobody, for demonstration only',
  }
}

/** For development: of the home state, whichever it is, and nobody's in the examples, so that none of them buys from itself. */
function madeUpGstin(stateCode: string): string {
  const first14 = `${stateCode}ZZZFS0001Z1Z`
  return first14 + gstinCheckDigit(first14)
}
