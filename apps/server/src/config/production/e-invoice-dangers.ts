import { daysToRegister, indianDayOf, isEInvoiceNeeded } from '@sanad/domain'
import { type Danger, dangerOf } from './danger.ts'

const today = () => indianDayOf(new Date().toISOString())

export const eInvoiceDangers: readonly Danger[] = [
  {
    setting: 'SUPPLIER_TURNOVER_CRORE',
    why: 'is above the threshold of e-invoices: without a registration invoices to registered buyers are invalid (rule 48(5)): E_INVOICE=irp',
    isIn: ({ E_INVOICE, SUPPLIER_TURNOVER_CRORE: crore }) =>
      E_INVOICE === 'none' && crore !== undefined && isEInvoiceNeeded(crore, today()),
  },
  dangerOf('E_INVOICE_BASE_URL', "is the portal's sandbox, whose numbers are worth nothing", (url) =>
    new URL(url).hostname.includes('sandbox'),
  ),
]

export const eInvoiceDoubts: readonly Danger[] = [
  {
    setting: 'SUPPLIER_TURNOVER_CRORE',
    why: 'is at or above ₹10 crore: the portal registers no document that is older than 30 days (not confirmed; ask your accountant)',
    isIn: ({ SUPPLIER_TURNOVER_CRORE: crore }) =>
      crore !== undefined && daysToRegister(crore, today()) !== undefined,
  },
]
