import { nextWorkMessages } from '@sanad/texts/desk/shared/next-work'
import { useMessages } from '@sanad/web-kit'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { useRequestId } from '../acts/use-request-id.ts'
import { workItemPath } from '../routing/paths.ts'
import { useTakeNextMutation } from './application-api.ts'
import { onwardIn, pieceIn, stateOfPiece, useCameFrom } from './came-from.ts'

/** Takes the next piece of the list that one came from and opens it, or says that there is none; rejects where the call is refused. */
export function useNextWork(): () => Promise<string | undefined> {
  const texts = useMessages(nextWorkMessages)
  const [takeNext] = useTakeNextMutation()
  const requests = useRequestId()
  const go = useNavigate()
  const { list, keep } = useCameFrom()
  const { id, applicationId = id } = useParams()
  const [search] = useSearchParams()
  const { state } = useLocation()
  // What is open: the piece that one came for, an application or a ticket by its path, a consultation by the address.
  const except = pieceIn(state) ?? applicationId ?? search.get('c') ?? undefined
  return async () => {
    const view = onwardIn(list)
    const request_id = requests.idFor('next', view, except)
    const { item } = await takeNext({ body: { request_id, view, ...(except && { except }) } }).unwrap()
    requests.recorded()
    const path = item && workItemPath(item)
    if (!path) return Object.keys(list).length > 0 ? texts.listDone : texts.nothing
    await go(keep(path), { state: stateOfPiece(item) })
    return undefined
  }
}
