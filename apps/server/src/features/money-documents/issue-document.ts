import {
  type ChargeLine,
  type DocumentPayment,
  type DocumentReference,
  type MoneyDocumentKind,
  moneyDocument,
  parseMoney,
  placeOfSupply,
  type TaxKind,
  toRupees,
} from '@sanad/domain'
import type { Db } from '../../platform/db.ts'
import type { PortalConfig } from '../../platform/portal-config.ts'
import { allotNumber } from './allot-number.ts'
import type { BilledApplication } from './billed-application.ts'
import { recipientOf } from './recipient-of.ts'

/** What documents need of the configuration. */
export type Issuer = Pick<PortalConfig, 'supplier' | 'homeStateId' | 'secrets'>

interface Issue {
  readonly kind: MoneyDocumentKind
  readonly application: BilledApplication
  readonly lines: ChargeLine[]
  readonly orderId?: string
  readonly refundId?: string
  readonly references?: DocumentReference[]
  readonly payments: DocumentPayment[]
  readonly reason?: string
  readonly bankReference?: string | null
}

/** Gives a document its number and keeps what it says, within the transaction that records what it is about. */
export async function issueDocument(tx: Db, issuer: Issuer, issue: Issue): Promise<void> {
  const {
    kind,
    application,
    lines,
    orderId,
    refundId,
    references = [],
    payments,
    reason,
    bankReference,
  } = issue
  const taxes = lines.flatMap((line): { kind: TaxKind }[] => line.taxes)
  const { number, issuedAt, financialYear, sequence } = await allotNumber(tx, kind)
  const document = moneyDocument({
    kind,
    number,
    issuedAt,
    supplier: issuer.supplier,
    recipient: recipientOf(application),
    placeOfSupply: placeOfSupply(taxes, {
      stateId: application.stateId,
      homeStateId: issuer.homeStateId,
    }),
    trackingId: application.trackId,
    lines,
    references,
    payments,
    reason: reason ?? null,
    bankReference: bankReference ?? null,
  })
  await tx
    .insertInto('money_documents')
    .values({
      kind,
      financial_year: financialYear,
      sequence,
      number,
      customer_id: application.customerId,
      application_id: application.id,
      order_id: orderId ?? null,
      refund_id: refundId ?? null,
      issued_at: issuedAt,
      total_rupees: toRupees(parseMoney(document.totals.total)),
      snapshot: JSON.stringify(document),
    })
    .execute()
}
