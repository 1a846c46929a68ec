import type { DeskMoneyDocument } from '@sanad/contracts/staff'
import { moneyDocumentsMessages } from '@sanad/texts/desk/money-documents'
import { Button, Card, LoadingState, Stack } from '@sanad/ui'
import { ReadAlert, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { useStaff } from '../../../shared/session/use-staff.ts'
import { Strip } from '../../../shared/strip/strip.tsx'
import styles from '../money.module.css'
import { useListDeskMoneyDocumentsInfiniteQuery } from '../money-api.ts'
import { DocumentFilterForm } from './document-filter-form.tsx'
import { DocumentItem } from './document-item.tsx'
import { useDocumentActs } from './use-document-acts.ts'
import { useDocumentFilter } from './use-document-filter.ts'

/** Vouchers, invoices and credit notes: J and K choose one, O opens it, M sends it to its customer again. */
export function DocumentList() {
  const texts = useMessages(moneyDocumentsMessages)
  const { permissions } = useStaff()
  const maySend = permissions.includes('payment.link')
  const [filter, change] = useDocumentFilter()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useListDeskMoneyDocumentsInfiniteQuery(filter)
  const documents = data?.pages.flatMap((page) => page.data) ?? []
  const [chosen, setChosen] = useState<string>()
  const acts = useDocumentActs()
  const at = Math.max(
    documents.findIndex(({ id }) => id === chosen),
    0,
  )
  const current = documents[at]
  const move = (step: number) =>
    setChosen(documents[Math.min(Math.max(at + step, 0), documents.length - 1)]?.id)
  const act = (on: DeskMoneyDocument, run: (document: DeskMoneyDocument) => Promise<void>) => {
    setChosen(on.id)
    void run(on)
  }
  useKeys(
    current
      ? [
          { keys: 'j', label: texts.next, run: () => move(1) },
          { keys: 'k', label: texts.previous, run: () => move(-1) },
          { keys: 'o', label: texts.open, run: () => void acts.open(current) },
          ...(maySend ? [{ keys: 'm', label: texts.sendAgain, run: () => void acts.send(current) }] : []),
        ]
      : [],
  )
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <Stack>
      <DocumentFilterForm filter={filter} onChange={change} />
      <Card title={texts.title}>
        <Strip>{acts.said}</Strip>
        {error && !data ? (
          <ReadAlert error={error} failed={texts.failed} onRetry={refetch} />
        ) : !data ? (
          <LoadingState label={texts.loading} size="inline" />
        ) : documents.length === 0 ? (
          <p>{isFiltered ? texts.noneFound : texts.none}</p>
        ) : (
          <ul className={styles.list}>
            {documents.map((document) => (
              <DocumentItem
                key={document.id}
                document={document}
                isCurrent={document === current}
                isBusy={acts.isBusy}
                onOpen={() => act(document, acts.open)}
                mayCorrect={permissions.includes('payment.review')}
                onSend={maySend ? () => act(document, acts.send) : undefined}
              />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {texts.more}
          </Button>
        )}
      </Card>
    </Stack>
  )
}
