import { messagesIn } from '@sanad/texts/browser'
import { shellSwitchedMessages } from '@sanad/texts/web/shell-switched'
import { leaveToast } from '@sanad/web-kit'
import { basePath, paths } from '../shared/routing/paths.ts'
import type { Store } from './store.ts'

/** Full page load as the account that another tab switched to: as there, nothing of the former one stays in memory. */
export function beginAnew(store: Store): void {
  const { auth, ui } = store.getState()
  const name = auth.user?.name_of_person ?? ''
  leaveToast(messagesIn(shellSwitchedMessages, ui.language).switched({ name }))
  location.replace(basePath + paths.dashboard)
}
