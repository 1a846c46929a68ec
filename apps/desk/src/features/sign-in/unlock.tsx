import { signInMessages } from '@sanad/texts/desk/sign-in'
import { useMessages } from '@sanad/web-kit'
import { unlocked } from '../../shared/session/session-slice.ts'
import { useStaff } from '../../shared/session/use-staff.ts'
import { useDeskDispatch } from '../../shared/state/desk-state.ts'
import { UnlockPage } from './unlock-page.tsx'

/** Over the screen of a session that locked itself: a passkey or a code opens it again. */
export function Unlock() {
  const texts = useMessages(signInMessages)
  const dispatch = useDeskDispatch()
  const { name } = useStaff()
  return <UnlockPage lead={texts.lockedText({ name })} onProved={() => dispatch(unlocked())} />
}
