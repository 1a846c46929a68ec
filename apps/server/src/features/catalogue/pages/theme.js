// Inline in the head of a public page, as it is: the theme that was chosen in the app is there before the first paint.
try {
  const theme = localStorage.getItem('theme') ?? 'light'
  if (theme !== 'system') document.documentElement.dataset.theme = theme
} catch {
  // Storage is refused: the device decides, as without scripts.
}
