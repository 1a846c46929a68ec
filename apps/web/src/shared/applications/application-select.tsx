import { displayTrackingId } from '@sanad/domain'
import { SelectField, type SelectFieldProps } from '@sanad/ui'
import { useGetServiceDetailsQuery } from './application-api.ts'
import { useListMyServicesInfiniteQuery } from './applications-api.ts'

type ApplicationSelectProps = Omit<SelectFieldProps, 'options'> & {
  /** Offered even when it is not among the newest; empty for none. */
  preselected: string
}

/** Picks one of the customer's newest applications, or none (the placeholder). */
export function ApplicationSelect({ preselected, ...select }: ApplicationSelectProps) {
  const { data: list } = useListMyServicesInfiniteQuery()
  const newest = list?.pages.flatMap(({ services }) => services) ?? []
  const isListed = newest.some(({ id }) => id === preselected)
  const { data: other } = useGetServiceDetailsQuery(
    { params: { userServiceId: preselected } },
    { skip: preselected === '' || isListed },
  )
  const shown = newest.map(({ id, title, track_id }) => ({ id, title, track_id }))
  if (other && !isListed) shown.unshift({ ...other.data.serviceDetails, title: other.data.service.title })
  const options = shown.map(({ id, title, track_id }) => ({
    value: id,
    label: `${title} ${displayTrackingId(track_id)}`,
  }))
  return (
    <SelectField
      {...select}
      // `key` remounts the select when its options arrive: otherwise it keeps showing the empty option.
      key={options.map(({ value }) => value).join()}
      options={options}
    />
  )
}
