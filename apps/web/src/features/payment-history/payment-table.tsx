import type { PaymentRecord, RefundView } from '@sanad/contracts'
import { formatRupees } from '@sanad/domain'
import { paymentHistoryMessages } from '@sanad/texts/web/payment-history'
import { Badge, DataTable, Measure, type TableColumn } from '@sanad/ui'
import { useLanguage, useMessages } from '@sanad/web-kit'
import { useBusinessName } from '../../shared/businesses/use-business-name.ts'
import { formatPaymentTime } from './format-payment-time.ts'
import { PaymentRecordDetails } from './payment-record-details.tsx'
import styles from './payment-record-row.module.css'
import { paymentStatusLooks } from './payment-status-look.ts'

interface PaymentTableProps {
  records: readonly PaymentRecord[]
  refundsOf: (record: PaymentRecord) => readonly RefundView[]
  /** Whether these are all: only then can they be sorted. */
  isComplete: boolean
}

/** The history on a wide screen. */
export function PaymentTable({ records, refundsOf, isComplete }: PaymentTableProps) {
  const texts = useMessages(paymentHistoryMessages)
  const language = useLanguage()
  const nameOf = useBusinessName()
  const dayOf = (record: PaymentRecord) => record.paid_at ?? record.created_at
  const columns: TableColumn<PaymentRecord>[] = [
    {
      id: 'service',
      heading: texts.columnService,
      cell: ({ application, stages }) => (
        <>
          {application.title}
          {stages.length > 0 && <span className={styles.facts}>{stages.join(', ')}</span>}
        </>
      ),
      sortBy: ({ application }) => application.title,
    },
    {
      id: 'business',
      heading: texts.columnBusiness,
      cell: ({ application }) => nameOf(application),
      sortBy: ({ application }) => nameOf(application) ?? '',
    },
    {
      id: 'day',
      heading: texts.columnDay,
      cell: (record) => formatPaymentTime(record, language),
      sortBy: dayOf,
    },
    {
      id: 'amount',
      heading: texts.columnAmount,
      align: 'end',
      cell: ({ price }) => formatRupees(price.total),
      sortBy: ({ price }) => price.total,
    },
    {
      id: 'status',
      heading: texts.columnStatus,
      cell: ({ status }) => {
        const look = paymentStatusLooks[status]
        return <Badge tone={look.tone}>{texts[look.label]}</Badge>
      },
    },
  ]
  return (
    <DataTable
      label={texts.history}
      columns={isComplete ? columns : columns.map((column) => ({ ...column, sortBy: undefined }))}
      rows={records}
      rowKey={({ order_id }) => order_id}
      details={(record) => (
        <Measure>
          <PaymentRecordDetails record={record} refunds={refundsOf(record)} />
        </Measure>
      )}
    />
  )
}
