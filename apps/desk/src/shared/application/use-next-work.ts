import { useNavigate } from 'react-router'
import { useRequestId } from '../acts/use-request-id.ts'
import { workItemPath } from '../routing/paths.ts'
import { useTakeNextMutation } from './application-api.ts'

export type NextWork = 'opened' | 'nothing'

/** Takes the next piece of work and opens it; rejects where the call is refused. */
export function useNextWork(): () => Promise<NextWork> {
  const [takeNext] = useTakeNextMutation()
  const requests = useRequestId()
  const go = useNavigate()
  return async () => {
    const { item } = await takeNext({ body: { request_id: requests.idFor('next') } }).unwrap()
    requests.recorded()
    const path = item && workItemPath(item)
    if (!path) return 'nothing'
    await go(path)
    return 'opened'
  }
}
