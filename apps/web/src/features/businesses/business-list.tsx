import { businessesMessages } from '@sanad/texts/web/businesses'
import { EmptyState, LoadingState, RadioGroup, Stack } from '@sanad/ui'
import { NextPage, ReadError, useMessages } from '@sanad/web-kit'
import { useBusinessName } from '../../shared/businesses/use-business-name.ts'
import { useChosenBusiness } from '../../shared/businesses/use-chosen-business.ts'
import { useMyBusinesses } from '../../shared/businesses/use-my-businesses.ts'

interface BusinessListProps {
  value: string | null
  onValueChange: (businessId: string) => void
  error: string | undefined
  disabled: boolean
}

/** The customer's businesses, to choose one from. */
export function BusinessList({ value, onValueChange, error, disabled }: BusinessListProps) {
  const texts = useMessages(businessesMessages)
  const { businesses: listed, query } = useMyBusinesses()
  const { businesses } = useChosenBusiness(value, listed ?? [])
  const nameOf = useBusinessName()
  if (query.isLoading) return <LoadingState size="inline" label={texts.loading} />
  if (!listed) {
    return (
      <ReadError
        headingLevel={3}
        title={texts.fetchFailed}
        error={query.error}
        failed={texts.fetchFailed}
        onRetry={query.refetch}
      />
    )
  }
  if (businesses.length === 0) {
    return <EmptyState headingLevel={3} title={texts.noneFound} message={texts.noneFoundText} />
  }
  return (
    <Stack>
      <RadioGroup
        label={texts.yourBusinesses}
        appearance="cards"
        value={value}
        onValueChange={onValueChange}
        error={error}
        disabled={disabled}
        options={businesses.map((business) => ({
          value: business.id,
          label: nameOf(business, texts.unnamed),
        }))}
      />
      <NextPage query={query} failed={texts.fetchFailed} />
    </Stack>
  )
}
