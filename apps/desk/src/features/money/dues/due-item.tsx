import type { DueStage } from '@sanad/contracts/staff'
import { formatRupees } from '@sanad/domain'
import { duesMessages } from '@sanad/texts/desk/dues'
import { Inline, KeyValueList } from '@sanad/ui'
import { AppLink, formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { KeyRow } from '../../../shared/key-list/key-list.tsx'
import { RowAct } from '../../../shared/key-list/row-act.tsx'
import type { RowFocus } from '../../../shared/key-list/use-key-list.ts'
import { applicationPath } from '../../../shared/routing/paths.ts'
import styles from '../money.module.css'

interface DueItemProps {
  readonly due: DueStage
  readonly row: RowFocus
  readonly isSending: boolean
  readonly onSend: () => void
  readonly onShowQr: () => void
}

/** A stage that is to be paid: since when, how its customer was told, and when again. */
export function DueItem({ due, row, isSending, onSend, onShowQr }: DueItemProps) {
  const texts = useMessages(duesMessages)
  const language = useLanguage()
  const { application, stage, amount_rupees, days, told_at, next_reminder_at } = due
  return (
    <KeyRow row={row}>
      <h3>
        {formatRupees(amount_rupees)} · {stage}
      </h3>
      <p className={styles.facts}>
        <AppLink to={applicationPath(application.id)}>{application.track_id}</AppLink> · {application.service}{' '}
        · {application.customer} · <strong>{texts.age({ days })}</strong>
      </p>
      <KeyValueList
        columns={2}
        items={[
          { label: texts.toldAt, value: told_at ? formatDateTime(told_at, language) : texts.neverTold },
          {
            label: texts.nextReminder,
            value: next_reminder_at ? formatDateTime(next_reminder_at, language) : texts.noReminder,
          },
        ]}
      />
      <Inline>
        <RowAct
          keys="m"
          row={row}
          variant="primary"
          label={texts.sendAgain}
          busy={isSending}
          onClick={onSend}
        />
        <RowAct keys="q" row={row} label={texts.showQr} onClick={onShowQr} />
      </Inline>
    </KeyRow>
  )
}
