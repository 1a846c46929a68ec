import { onTranslations } from '@sanad/texts/browser'
import type { KitState } from './kit-state.ts'
import { applyUiPreferences } from './ui-preferences.ts'

interface Store {
  getState: () => KitState
  subscribe: (listener: () => void) => unknown
}

/** Applies theme and language to the document element and persists them, now and on every change: the language once its texts are here. */
export function keepUiPreferences(store: Store): void {
  let applied = store.getState().ui
  applyUiPreferences(applied)
  onTranslations(() => applyUiPreferences(applied))
  store.subscribe(() => {
    const { ui } = store.getState()
    if (ui.theme === applied.theme && ui.language === applied.language) return
    applied = ui
    applyUiPreferences(ui)
  })
}
