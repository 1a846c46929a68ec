import { applyUiPreferences } from '@sanad/web-kit'
import type { Store } from './store.ts'

/** Shows theme and language on the document, now and whenever they change, and keeps them for the next visit. */
export function keepUiPreferences(store: Store): void {
  let applied = store.getState().ui
  applyUiPreferences(applied)
  store.subscribe(() => {
    const { ui } = store.getState()
    if (ui.theme === applied.theme && ui.language === applied.language) return
    applied = ui
    applyUiPreferences(ui)
  })
}
