import { businessesMessages } from '@sanad/texts/web/businesses'
import { EmptyState, LoadingState, RadioGroup } from '@sanad/ui'
import { ReadError, useMessages } from '@sanad/web-kit'
import { useListUserBusinessesQuery } from '../../shared/businesses/businesses-api.ts'

interface BusinessListProps {
  value: string | null
  onValueChange: (businessId: string) => void
  error: string | undefined
  disabled: boolean
}

/** The customer's businesses, to choose one from. */
export function BusinessList({ value, onValueChange, error, disabled }: BusinessListProps) {
  const texts = useMessages(businessesMessages)
  const { data, error: failure, isLoading, refetch } = useListUserBusinessesQuery()
  if (isLoading) return <LoadingState size="inline" label={texts.loading} />
  if (!data) {
    return (
      <ReadError
        headingLevel={3}
        title={texts.fetchFailed}
        error={failure}
        failed={texts.fetchFailed}
        onRetry={refetch}
      />
    )
  }
  if (data.length === 0) {
    return <EmptyState headingLevel={3} title={texts.noneFound} message={texts.noneFoundText} />
  }
  return (
    <RadioGroup
      label={texts.yourBusinesses}
      appearance="cards"
      value={value}
      onValueChange={onValueChange}
      error={error}
      disabled={disabled}
      options={data.map(({ id, name_of_firm }) => ({ value: id, label: name_of_firm || texts.unnamed }))}
    />
  )
}
