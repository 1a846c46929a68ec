import type { Settings } from '../settings.ts'
import type { Danger } from './danger.ts'
import { eInvoiceDangers, eInvoiceDoubts } from './e-invoice-dangers.ts'
import { paymentDangers, paymentDoubts } from './payment-dangers.ts'
import { portalDangers, portalDoubts } from './portal-dangers.ts'

/** Refused in production. */
export const dangers: readonly Danger[] = [...portalDangers, ...paymentDangers, ...eInvoiceDangers]

/** Warned of in production. */
export const doubts: readonly Danger[] = [...portalDoubts, ...paymentDoubts, ...eInvoiceDoubts]

/** Each as a line that begins with the setting's name. */
export function listDangers(settings: Settings, table: readonly Danger[]): string[] {
  return table.filter(({ isIn }) => isIn(settings)).map(({ setting, why }) => `${setting} ${why}`)
}
