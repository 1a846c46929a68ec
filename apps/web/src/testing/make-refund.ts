import type { RefundPart, RefundView } from '@sanad/contracts'

/** A refund of one payment, on its way unless told otherwise. */
export function makeRefund({
  origin = 'staff',
  reason = origin === 'staff' ? 'The department has closed this scheme.' : '',
  ...changes
}: Partial<RefundPart & Pick<RefundView, 'origin' | 'reason'>> = {}): RefundView {
  const part: RefundPart = {
    order_id: 'TCR-1',
    amount: 15000,
    status: 'requested',
    bank_reference: null,
    expected_by: '2026-12-01',
    completed_at: null,
    ...changes,
  }
  return {
    id: '0190b3c8-7b1e-7c3a-9d52-00000000000e',
    requested_at: '2026-11-20T10:00:00.000Z',
    origin,
    reason,
    ...part,
    parts: [part],
  }
}
