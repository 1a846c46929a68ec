import { maxWorkCount } from '@sanad/contracts/staff'
import { reviewMessages } from '@sanad/texts/desk/review'
import { useMessages } from '@sanad/web-kit'
import { useGetWorkPlaceQuery } from '../../shared/application/application-api.ts'
import { useCameFrom } from '../../shared/application/came-from.ts'

/** Where an application stands in the list that one came from; how much waits there, where it no longer does or too far down. */
export function usePlaceInList(applicationId: string): string | undefined {
  const texts = useMessages(reviewMessages)
  const { list } = useCameFrom()
  const read = useGetWorkPlaceQuery({ query: { ...list, subject: applicationId } }).currentData
  if (!read || read.data.open === 0) return undefined
  const { place, open } = read.data
  const isCapped = open >= maxWorkCount
  if (place !== null && place < maxWorkCount)
    return texts[isCapped ? 'placeOfMore' : 'placeOf']({ place, open })
  return isCapped ? texts.moreInList({ count: open }) : texts.inList({ count: open })
}
