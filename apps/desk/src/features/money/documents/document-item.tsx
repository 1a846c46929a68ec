import type { DeskMoneyDocument } from '@sanad/contracts/staff'
import { formatRupees } from '@sanad/domain'
import { moneyDocumentsMessages } from '@sanad/texts/desk/money-documents'
import { Badge, Inline } from '@sanad/ui'
import { AppLink, formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { KeyRow } from '../../../shared/key-list/key-list.tsx'
import { RowAct } from '../../../shared/key-list/row-act.tsx'
import type { RowFocus } from '../../../shared/key-list/use-key-list.ts'
import { applicationPath, customerPath } from '../../../shared/routing/paths.ts'
import styles from '../money.module.css'

interface DocumentItemProps {
  readonly document: DeskMoneyDocument
  readonly row: RowFocus
  readonly isBusy: boolean
  readonly onOpen: () => void
  /** Undefined: the member may not. */
  readonly onSend: (() => void) | undefined
  readonly mayCorrect: boolean
}

/** A money document: whose it is, what about, over how much. */
export function DocumentItem({ document, row, isBusy, onOpen, onSend, mayCorrect }: DocumentItemProps) {
  const texts = useMessages(moneyDocumentsMessages)
  const language = useLanguage()
  const { kind, number, issued_at, total, e_invoice, application, customer } = document
  const { cancelled_at, replaced_by } = document
  const isRegistering = e_invoice === 'registering'
  return (
    <KeyRow row={row}>
      <h3>
        {texts[kind]} {number} · {formatRupees(total)}
      </h3>
      <p className={styles.facts}>
        {formatDate(issued_at, language)} · <AppLink to={customerPath(customer.id)}>{customer.name}</AppLink>{' '}
        · <AppLink to={applicationPath(application.id)}>{application.track_id}</AppLink> ·{' '}
        {application.service}
      </p>
      {isRegistering && !cancelled_at && <p>{texts.registering}</p>}
      {cancelled_at !== undefined && (
        <p>
          <Badge tone="red">{texts.cancelled({ day: formatDate(cancelled_at, language) })}</Badge>
        </p>
      )}
      {replaced_by !== undefined && (
        <p>
          <Badge tone="grey">{texts.replaced({ number: replaced_by })}</Badge>
        </p>
      )}
      {!isRegistering && (
        <Inline>
          <RowAct
            keys="o"
            row={row}
            variant="primary"
            label={texts.open}
            busy={isBusy && row.isCurrent}
            onClick={onOpen}
          />
          {onSend && <RowAct keys="m" row={row} label={texts.sendAgain} onClick={onSend} />}
          {mayCorrect && kind === 'tax_invoice' && !cancelled_at && !replaced_by && (
            <AppLink to={applicationPath(application.id)}>{texts.correct}</AppLink>
          )}
        </Inline>
      )}
    </KeyRow>
  )
}
