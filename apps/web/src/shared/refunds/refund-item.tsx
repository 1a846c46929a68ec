import type { RefundPart, RefundView } from '@sanad/contracts'
import { formatRupees } from '@sanad/domain'
import { type RefundTexts, refundMessages } from '@sanad/texts/web/shared/refund'
import { Badge, type KeyValueItem, KeyValueList } from '@sanad/ui'
import { CopyableText, useLanguage, useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import styles from './refund-item.module.css'
import { refundText } from './refund-text.ts'

const looks = {
  requested: { tone: 'blue', label: 'onWay' },
  delayed: { tone: 'red', label: 'delayed' },
  completed: { tone: 'green', label: 'done' },
} as const

/** Money that goes back, or went: how much, why, and where it is. `about`: of what, where the place does not say it. */
export function RefundItem({ refund, about }: { refund: RefundView; about?: ReactNode }) {
  const texts = useMessages(refundMessages)
  const language = useLanguage()
  const { tone, label } = looks[refund.status]
  return (
    <div className={styles.refund}>
      <div className={styles.head}>
        <span className={styles.title}>
          {formatRupees(refund.amount)}
          {about && <> · {about}</>}
        </span>
        <Badge tone={tone}>{texts[label]}</Badge>
      </div>
      <p>
        {refundText(refund, texts, language)}
        {refund.parts.length > 1 && <> {texts.ofPayments({ payments: refund.parts.length })}</>}
      </p>
      <KeyValueList
        columns={2}
        items={[
          { label: texts.reason, value: reasonOf(refund, texts) },
          ...(refund.parts.length > 1
            ? refund.parts.map((part) => toPartItem(part, texts))
            : refund.bank_reference
              ? [{ label: texts.bankReference, value: <BankReference text={refund.bank_reference} /> }]
              : []),
        ]}
      />
    </div>
  )
}

function reasonOf({ origin, reason }: RefundView, texts: RefundTexts): string {
  if (origin === 'staff') return reason
  return origin === 'review' ? texts.paidOtherwise : texts.notDue
}

function toPartItem(part: RefundPart, texts: RefundTexts): KeyValueItem {
  return {
    label: formatRupees(part.amount),
    value: (
      <>
        {texts[looks[part.status].label]}
        {part.bank_reference && (
          <>
            <br />
            <BankReference text={part.bank_reference} />
          </>
        )}
      </>
    ),
  }
}

function BankReference({ text }: { text: string }) {
  const texts = useMessages(refundMessages)
  return <CopyableText text={text} name={texts.bankReference} />
}
