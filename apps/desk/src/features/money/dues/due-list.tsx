import type { DueStage } from '@sanad/contracts/staff'
import { duesMessages } from '@sanad/texts/desk/dues'
import { Button, Card, LoadingState } from '@sanad/ui'
import { ReadAlert, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { Strip } from '../../../shared/strip/strip.tsx'
import styles from '../money.module.css'
import { useListDueStagesInfiniteQuery } from '../money-api.ts'
import { DueItem } from './due-item.tsx'
import { QrDialog } from './qr-dialog.tsx'
import { usePaymentLinks } from './use-payment-links.ts'

/** Stages that customers are to pay: J and K choose one, M sends the link again, Q shows it as a QR code. */
export function DueList() {
  const texts = useMessages(duesMessages)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useListDueStagesInfiniteQuery(undefined)
  const dues = data?.pages.flatMap((page) => page.data) ?? []
  const [chosen, setChosen] = useState<string>()
  const [coded, setCoded] = useState<DueStage>()
  const links = usePaymentLinks()
  const at = Math.max(
    dues.findIndex(({ application }) => application.id === chosen),
    0,
  )
  const current = dues[at]
  const move = (step: number) =>
    setChosen(dues[Math.min(Math.max(at + step, 0), dues.length - 1)]?.application.id)
  useKeys(
    current
      ? [
          { keys: 'j', label: texts.next, run: () => move(1) },
          { keys: 'k', label: texts.previous, run: () => move(-1) },
          { keys: 'm', label: texts.sendAgain, run: () => void links.send(current.application.id) },
          { keys: 'q', label: texts.showQr, run: () => setCoded(current) },
        ]
      : [],
  )
  return (
    <Card title={texts.title}>
      <Strip>{links.said}</Strip>
      {error && !data ? (
        <ReadAlert error={error} failed={texts.failed} onRetry={refetch} />
      ) : !data ? (
        <LoadingState label={texts.loading} size="inline" />
      ) : dues.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={styles.list}>
          {dues.map((due) => (
            <DueItem
              key={due.application.id}
              due={due}
              isCurrent={due === current}
              isSending={links.isSending}
              onSend={() => {
                setChosen(due.application.id)
                void links.send(due.application.id)
              }}
              onShowQr={() => {
                setChosen(due.application.id)
                setCoded(due)
              }}
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
      <QrDialog due={coded} onClose={() => setCoded(undefined)} />
    </Card>
  )
}
