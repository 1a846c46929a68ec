import { useGetSignInStepQuery } from '../../shared/session/session-api.ts'
import { canUsePasskey } from './use-passkey.ts'

/** Whether the member of this session has a passkey that this browser can ask for. */
export function useHasPasskey(): boolean {
  const { currentData } = useGetSignInStepQuery(undefined, {
    skip: !canUsePasskey(),
    // One may have been made since.
    refetchOnMountOrArgChange: true,
  })
  return currentData?.factors.includes('passkey') === true
}
