import { checkGstin, documentState, gstinCheckDigit, type Supplier } from '@sanad/domain'
import * as z from 'zod'

/** Who supplies the services, as money documents say it. */
export const supplierSettings = {
  SUPPLIER_LEGAL_NAME: z.string().trim().max(200).optional(),
  SUPPLIER_ADDRESS: z.string().trim().max(500).optional(),
  SUPPLIER_GSTIN: z.string().optional(),
  SUPPLIER_SIGNATORY: z.string().trim().max(200).optional(),
}

type Settings = { readonly [Name in keyof typeof supplierSettings]?: string | undefined } & {
  readonly HOME_STATE_ID: number
}

/** The supplier of the settings; throws for a GSTIN that is none, or that is registered in another state. */
export function supplierOf(settings: Settings): Supplier {
  const state = documentState(settings.HOME_STATE_ID)
  const gstin = checkGstin(settings.SUPPLIER_GSTIN ?? madeUpGstin(state.code))
  if (!gstin.ok) throw new Error(`SUPPLIER_GSTIN: this is no GSTIN (${gstin.reason})`)
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

/** For development: of the home state, whichever it is. */
function madeUpGstin(stateCode: string): string {
  const first14 = `${stateCode}AAPFU0939F1Z`
  return first14 + gstinCheckDigit(first14)
}
