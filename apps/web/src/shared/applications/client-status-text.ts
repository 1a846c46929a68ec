import type { ApplicationTexts } from '@sanad/texts/web/shared/application'

type StatusText = Extract<keyof ApplicationTexts, `status${string}`>

const names: Record<string, StatusText> = {
  pending: 'statusPending',
  processing: 'statusProcessing',
  completed: 'statusCompleted',
  on_hold: 'statusOnHold',
  refund: 'statusRefund',
  refund_completed: 'statusRefundCompleted',
}

/** The label of an application's status. */
export function clientStatusText(status: string, texts: ApplicationTexts): string {
  return texts[names[status] ?? 'statusUnknown']
}
