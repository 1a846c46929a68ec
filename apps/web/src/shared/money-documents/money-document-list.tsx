import type { MoneyDocumentKind, MoneyDocumentRecord } from '@sanad/contracts'
import { formatRupees } from '@sanad/domain'
import { moneyDocumentMessages } from '@sanad/texts/web/shared/money-document'
import { Button, DownloadIcon } from '@sanad/ui'
import { formatDate, useErrorText, useLanguage, useMessages, useToast } from '@sanad/web-kit'
import styles from './money-document-list.module.css'
import { useGetMoneyDocumentMutation } from './money-documents-api.ts'

const names = {
  receipt_voucher: 'receiptVoucher',
  tax_invoice: 'taxInvoice',
  refund_voucher: 'refundVoucher',
  credit_note: 'creditNote',
} as const satisfies Record<MoneyDocumentKind, string>

/** Receipts, invoices and what goes with refunds, each to be downloaded. */
export function MoneyDocumentList({ documents }: { documents: readonly MoneyDocumentRecord[] }) {
  const texts = useMessages(moneyDocumentMessages)
  return (
    <ul className={styles.list} aria-label={texts.title}>
      {documents.map((document) => (
        <MoneyDocumentRow key={document.id} document={document} />
      ))}
    </ul>
  )
}

function MoneyDocumentRow({ document }: { document: MoneyDocumentRecord }) {
  const texts = useMessages(moneyDocumentMessages)
  const language = useLanguage()
  const errorText = useErrorText()
  const toast = useToast()
  const [link, { isLoading }] = useGetMoneyDocumentMutation()
  const { id, kind, number, issued_at, total, e_invoice, cancelled_at, replaced_by } = document
  const name = texts[names[kind]]
  const download = async () => {
    const { data, error } = await link({ params: { id } })
    // `content-disposition: attachment`: the browser downloads and the page stays.
    if (data) location.assign(data.data.download_url)
    else toast('error', errorText(error, texts.failed))
  }
  return (
    <li className={styles.document}>
      <span className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {number} · {formatDate(issued_at, language)} · {formatRupees(total)}
          {cancelled_at && ` · ${texts.cancelled({ day: formatDate(cancelled_at, language) })}`}
          {replaced_by && ` · ${texts.replaced({ number: replaced_by })}`}
        </span>
      </span>
      {e_invoice === 'registering' ? (
        !cancelled_at && <span className={styles.facts}>{texts.registering}</span>
      ) : (
        <Button
          variant="secondary"
          size="small"
          icon={<DownloadIcon />}
          busy={isLoading}
          busyLabel={texts.preparing}
          aria-label={isLoading ? undefined : texts.downloadNamed({ name: `${name} ${number}` })}
          onClick={() => void download()}
        >
          {texts.download}
        </Button>
      )}
    </li>
  )
}
