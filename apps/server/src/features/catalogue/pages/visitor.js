// Inline in the head of a public page, as it is: what the app knows of this browser is there before the first paint.
try {
  const stored = localStorage.getItem('theme')
  const theme = stored === 'dark' || stored === 'system' ? stored : 'light'
  if (theme !== 'system') {
    document.documentElement.dataset.theme = theme
    // Of the canvas, while the stylesheet is on its way.
    document.querySelector('meta[name="color-scheme"]').content = theme
  }
  if (localStorage.getItem('userToken')) document.documentElement.dataset.session = ''
} catch {
  // Storage is refused: the device decides, as without scripts.
}
