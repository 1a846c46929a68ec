// A small classic script in the head: it runs before the first paint. The build puts it into the page, whose content
// security policy allows it by its hash, and fills in `__PRELOAD__`.

import type { TranslationFiles } from '@sanad/texts/vite'
import { beginEarlyRead, service } from './early-read.ts'

declare global {
  /** The button that was pressed before anything could answer. */
  var pressedEarly: HTMLElement | null | undefined
}

/** The script of the page. */
declare const __MAIN__: string
/** The files of each chunk of build/first-page.ts, in its order. */
declare const __PRELOAD__: readonly (readonly string[])[]

const root = document.documentElement
const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const theme = stored('theme')
if (theme === 'dark') root.dataset.theme = 'dark'
if (theme === 'system') delete root.dataset.theme
const language = stored('language') ?? ''
const texts: TranslationFiles = JSON.parse(document.getElementById('texts')?.textContent ?? '{}')
// Nothing in the language that the page is rendered in.
const translated = texts[language]
// What is shown before the app is there is in the page in both languages.
if (translated) root.lang = language

// index.html and register.html are prerendered for new visitors. All others wait for the app to render.
const token = stored('userToken')
// The second step of a registration has a navigation state.
const isIsland = token === null && /^\/user(\/register)?\/?$/.test(location.pathname) && !history.state?.usr
if (!isIsland || translated || theme === 'dark') root.dataset.wait = ''
const preload = (href: string | null | undefined, onload?: () => void) => {
  if (!href) return
  const [rel, as] = href.endsWith('.css') ? ['preload', 'style'] : ['modulepreload', '']
  // As the loader asks for it later: an asset may come from another origin.
  const link = { rel, as, href, crossOrigin: '', onload, onerror: onload }
  document.head.append(Object.assign(document.createElement('link'), link))
}
preload(translated?.[0])
// React is still on its way when the page's own script is there, and runs while these come: what came at once would run at
// once, after the last byte.
const preloadBehindMain = () => preload(__MAIN__, preloadChunks)
const preloadChunks = () => {
  const chunks = __PRELOAD__.slice(0, token === null ? 2 : service ? 4 : 3)
  chunks.forEach((files, index) => {
    for (const file of files) preload(file)
    preload(translated?.[index + 1])
  })
}
// The read first: over HTTP/1.1 a browser asks for six files at once, and the others wait.
if (token !== null)
  beginEarlyRead(token, language || 'en')
    .catch(() => {})
    .then(preloadBehindMain)
else if (!isIsland) preloadBehindMain()

// A press before hydration would be lost: `main.tsx` repeats the last one.
document.addEventListener('click', ({ target }) => {
  if (!('live' in root.dataset))
    globalThis.pressedEarly = (target as Element).closest<HTMLElement>('button[type=button]')
})

// A form submitted before hydration would navigate away: prevent it, and let the app submit it when it is ready.
document.addEventListener('submit', (event) => {
  if ('ready' in root.dataset) return
  event.preventDefault()
  root.dataset.submitted = ''
})
