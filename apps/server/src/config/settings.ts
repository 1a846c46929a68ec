import * as z from 'zod'
import { brandingSettings } from './branding.ts'
import { codeBudgetSettings } from './code-budget.ts'
import { databaseSettings } from './database.ts'
import { documentSignatureSettings } from './document-signatures.ts'
import { eInvoiceSettings } from './e-invoice.ts'
import { emailSettings } from './email.ts'
import { faultSettings } from './faults.ts'
import { fileSettings } from './files.ts'
import { helpSettings } from './help.ts'
import { httpSettings } from './http.ts'
import { metricsSettings } from './metrics.ts'
import { paymentSettings } from './payments.ts'
import { portalSettings } from './portal.ts'
import { secretSettings } from './secrets.ts'
import { smsSettings } from './sms.ts'
import { supplierSettings } from './supplier.ts'
import { traceSettings } from './traces.ts'
import { traderSettings } from './trader.ts'
import { whatsAppSettings } from './whatsapp.ts'

/** In the groups and the order in which docs/settings.md shows them. */
export const settingGroups = {
  Portal: portalSettings,
  Branding: brandingSettings,
  Connections: httpSettings,
  Metrics: metricsSettings,
  Faults: faultSettings,
  Traces: traceSettings,
  Database: databaseSettings,
  Secrets: secretSettings,
  Files: fileSettings,
  Payments: paymentSettings,
  SMS: smsSettings,
  WhatsApp: whatsAppSettings,
  'E-mail': emailSettings,
  'One-time passwords': codeBudgetSettings,
  'Money documents': { ...supplierSettings, ...documentSignatureSettings, ...eInvoiceSettings },
  Help: helpSettings,
  'Who runs the portal': traderSettings,
}

export const Settings = z.object({
  ...portalSettings,
  ...brandingSettings,
  ...httpSettings,
  ...metricsSettings,
  ...faultSettings,
  ...traceSettings,
  ...databaseSettings,
  ...secretSettings,
  ...fileSettings,
  ...paymentSettings,
  ...smsSettings,
  ...whatsAppSettings,
  ...emailSettings,
  ...codeBudgetSettings,
  ...supplierSettings,
  ...documentSignatureSettings,
  ...eInvoiceSettings,
  ...helpSettings,
  ...traderSettings,
})
export type Settings = z.infer<typeof Settings>
