// A small classic script in the head: it runs before the first paint, as the content security policy allows no
// inline script. The build gives it a name with a hash and fills in `__PRELOAD__`.

declare const __PRELOAD__: Readonly<Record<'app' | 'api' | 'dashboard', string>>

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
const isHindi = stored('language') === 'hi'
if (isHindi) root.lang = 'hi'

// The page holds the login as a new visitor sees it. Everybody else waits for the script.
const hasToken = stored('userToken') !== null
const isLogin = !hasToken && /^\/user\/?$/.test(location.pathname)
if (!isLogin || isHindi || theme === 'dark') root.dataset.wait = ''
if (!isLogin) {
  const { app, api, dashboard } = __PRELOAD__
  for (const href of hasToken ? [app, api, dashboard] : [app, api]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}

// A form that is sent before the app runs would leave the page; the app sends it when it is there.
document.addEventListener('submit', (event) => {
  if ('ready' in root.dataset) return
  event.preventDefault()
  root.dataset.submitted = ''
})
