/** Downloads by a signed link, which is the only way to them; an answer that gives such a link has its whole address. */
export const signedDownloads: Readonly<Record<string, { operationId: string; summary: string }>> = {
  '/uploads/{filename}': { operationId: 'downloadDocument', summary: 'Download an uploaded document' },
  '/uploads/money-documents/{filename}': {
    operationId: 'downloadMoneyDocument',
    summary: 'Download a receipt, invoice, refund voucher or credit note',
  },
  '/uploads/tickets/{filename}': {
    operationId: 'downloadTicketFile',
    summary: 'Download a file of a ticket',
  },
  '/uploads/deliverables/{filename}': {
    operationId: 'downloadDeliverable',
    summary: 'Download the certificate of an application',
  },
  '/uploads/exports/{filename}': {
    operationId: 'downloadDataExport',
    summary: 'Download a copy of the personal data',
  },
  '/api/compliance/calendar.ics': {
    operationId: 'downloadComplianceCalendar',
    summary: 'Download the compliance calendar for a calendar app',
  },
  '/api/compliance/subscription.ics': {
    operationId: 'readSubscribedCalendar',
    summary: 'Read the compliance calendar that a calendar app subscribes to',
  },
  '/uploads/audit/{filename}': {
    operationId: 'downloadAuditLog',
    summary: 'Download an export of the audit log',
  },
}
