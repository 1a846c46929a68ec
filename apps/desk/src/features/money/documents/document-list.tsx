import type { DeskMoneyDocument } from '@sanad/contracts/staff'
import { moneyDocumentsMessages } from '@sanad/texts/desk/money-documents'
import { Card, LoadingState, Stack } from '@sanad/ui'
import { ReadAlert, useMessages } from '@sanad/web-kit'
import { KeyList } from '../../../shared/key-list/key-list.tsx'
import { useKeyList } from '../../../shared/key-list/use-key-list.ts'
import { MoreAct } from '../../../shared/keys/more-act.tsx'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { useStaff } from '../../../shared/session/use-staff.ts'
import { Strip } from '../../../shared/strip/strip.tsx'
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
  const acts = useDocumentActs()
  const list = useKeyList(documents, ({ id }) => id)
  const { current, move } = list
  const act = (on: DeskMoneyDocument, run: (document: DeskMoneyDocument) => Promise<void>) => {
    list.choose(on)
    void run(on)
  }
  useKeys(
    current
      ? [
          { keys: 'j', label: texts.next, run: () => move(1) },
          { keys: 'k', label: texts.previous, run: () => move(-1) },
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
          <KeyList label={texts.title}>
            {documents.map((document) => (
              <DocumentItem
                key={document.id}
                document={document}
                row={list.rowOf(document)}
                isBusy={acts.isBusy}
                onOpen={() => act(document, acts.open)}
                mayCorrect={permissions.includes('payment.review')}
                onSend={maySend ? () => act(document, acts.send) : undefined}
              />
            ))}
          </KeyList>
        )}
        {hasNextPage && <MoreAct isReading={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
      </Card>
    </Stack>
  )
}
