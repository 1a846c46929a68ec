import type { ListedBusiness } from '@sanad/contracts'
import { businessesPagesMessages } from '@sanad/texts/web/businesses-pages'
import { DataTable, type TableColumn } from '@sanad/ui'
import { AppLink, formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { useBusinessName } from '../../shared/businesses/use-business-name.ts'
import { businessPath } from '../../shared/routing/paths.ts'

interface BusinessTableProps {
  businesses: readonly ListedBusiness[]
  /** Whether these are all: only then can they be sorted. */
  isComplete: boolean
}

/** The customer's businesses on a wide screen. */
export function BusinessTable({ businesses, isComplete }: BusinessTableProps) {
  const texts = useMessages(businessesPagesMessages)
  const nameOf = useBusinessName()
  const language = useLanguage()
  const columns: TableColumn<ListedBusiness>[] = [
    {
      id: 'name',
      heading: texts.name,
      cell: (business) => nameOf(business, texts.unnamed),
      sortBy: (business) => nameOf(business, ''),
    },
    {
      id: 'applications',
      heading: texts.columnApplications,
      align: 'end',
      cell: ({ applications }) => applications,
      sortBy: ({ applications }) => applications,
    },
    {
      id: 'added',
      heading: texts.columnAdded,
      cell: ({ created_at }) => formatDate(created_at, language),
      sortBy: ({ created_at }) => created_at,
    },
  ]
  return (
    <DataTable
      label={texts.title}
      columns={isComplete ? columns : columns.map((column) => ({ ...column, sortBy: undefined }))}
      rows={businesses}
      rowKey={({ id }) => id}
      link={({ id }) => <AppLink to={businessPath(id)} />}
    />
  )
}
