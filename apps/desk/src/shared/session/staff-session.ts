import type { SessionAdapter } from '@sanad/web-kit'
import { deskStateOf } from '../state/desk-state.ts'
import { sessionExpired } from './session-slice.ts'

/** The desk's session. Its token is the browser's alone to send; what stands for it here says whose session it is. */
export const staffSession: SessionAdapter = {
  access: 'staff',
  expired: sessionExpired,
  tokenOf: (state) => {
    const { status, staff } = deskStateOf(state).session
    return status === 'in' && staff ? staff.id : status
  },
  accountOf: (state) => deskStateOf(state).session.staff?.id,
  headersOf: () => ({}),
}
