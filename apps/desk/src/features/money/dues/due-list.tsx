import type { DueStage } from '@sanad/contracts/staff'
import { duesMessages } from '@sanad/texts/desk/dues'
import { Card, LoadingState } from '@sanad/ui'
import { ReadAlert, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { KeyList } from '../../../shared/key-list/key-list.tsx'
import { useKeyList } from '../../../shared/key-list/use-key-list.ts'
import { MoreAct } from '../../../shared/keys/more-act.tsx'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { Strip } from '../../../shared/strip/strip.tsx'
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
  const [coded, setCoded] = useState<DueStage>()
  const links = usePaymentLinks()
  const list = useKeyList(dues, ({ application }) => application.id)
  const { current, move } = list
  useKeys(
    current
      ? [
          { keys: 'j', label: texts.next, run: () => move(1) },
          { keys: 'k', label: texts.previous, run: () => move(-1) },
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
        <KeyList label={texts.title}>
          {dues.map((due) => (
            <DueItem
              key={due.application.id}
              due={due}
              row={list.rowOf(due)}
              isSending={links.isSending}
              onSend={() => {
                list.choose(due)
                void links.send(due.application.id)
              }}
              onShowQr={() => {
                list.choose(due)
                setCoded(due)
              }}
            />
          ))}
        </KeyList>
      )}
      {hasNextPage && <MoreAct isReading={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
      <QrDialog due={coded} onClose={() => setCoded(undefined)} />
    </Card>
  )
}
