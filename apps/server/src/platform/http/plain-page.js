// Inline in a plain page, before its own script, as it is: no imports, no build.
const root = document.documentElement
try {
  const language = localStorage.getItem('language')
  if (language === 'en' || language === 'hi') root.lang = language
  const theme = localStorage.getItem('theme') ?? 'light'
  if (theme !== 'system') root.dataset.theme = theme
} catch {
  // Storage is refused: the page stays as it came.
}
const section =
  document.querySelector(`section[lang="${root.lang}"]`) ?? document.querySelector('section[lang="en"]')
document.title = section.dataset.title
