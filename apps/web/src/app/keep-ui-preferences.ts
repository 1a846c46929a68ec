import { onTranslations } from '@sanad/texts/browser'
import { applyUiPreferences } from '@sanad/web-kit'
import type { Store } from './store.ts'

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
