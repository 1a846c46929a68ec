/** How a key is written on screen, where that is not its letter. */
const onScreen: Readonly<Record<string, string>> = {
  'mod+k': '⌘/Ctrl K',
  esc: 'Esc',
  enter: 'Enter',
  space: 'Space',
  arrowleft: '←',
  arrowright: '→',
  pageup: 'PgUp',
  pagedown: 'PgDn',
}

/** The same for assistive technology, as `aria-keyshortcuts` wants it. */
const toAssist: Readonly<Record<string, string>> = {
  'mod+k': 'Control+K Meta+K',
  esc: 'Escape',
  arrowleft: 'ArrowLeft',
  arrowright: 'ArrowRight',
  pageup: 'PageUp',
  pagedown: 'PageDown',
}

/** How a binding is shown on a button, in the list of keys and in the palette: `N`, `⇧F`, `G W`. */
export const keyName = (keys: string) =>
  onScreen[keys] ??
  keys
    .split(' ')
    .map((key) => key.replace('shift+', '⇧').toUpperCase())
    .join(' ')

export const keyShortcut = (keys: string) => toAssist[keys] ?? keys.replace('shift+', 'Shift+')
