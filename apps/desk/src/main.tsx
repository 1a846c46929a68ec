import { sourceLanguage } from '@sanad/texts'
import { loadLanguage } from '@sanad/texts/browser'
import '@sanad/ui/styles.css'
import '@sanad/ui/latin-fonts.css'
import './shared/display/display.css'
import { initialUi, keepFocus, keepUiPreferences, readUiPreferences } from '@sanad/web-kit'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { makeRouter } from './app/make-router.ts'
import { makeStore } from './app/store.ts'
import { applyDisplay } from './shared/display/display.ts'
import { pressKey } from './shared/keys/key-registry.ts'
import { lockWhenIdle } from './shared/session/lock-when-idle.ts'
import { shareSession } from './shared/session/share-session.ts'

const store = makeStore({ ui: { ...initialUi, ...readUiPreferences() } })
keepUiPreferences(store)
applyDisplay()
const { language } = store.getState().ui
if (language !== sourceLanguage) void loadLanguage(language)

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')
const { router, preload } = makeRouter(store)
createRoot(container).render(
  <StrictMode>
    <App store={store} router={router} preload={preload} />
  </StrictMode>,
)
keepFocus()
document.addEventListener('keydown', pressKey)
lockWhenIdle(store)
shareSession(store)
