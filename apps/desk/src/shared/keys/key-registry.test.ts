import { afterEach, expect, it, onTestFinished } from 'vitest'
import { addKeys, listClashes, listKeys, pressKey } from './key-registry.ts'

const sources = import.meta.glob<string>('../../{app,features}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
})

/** Binds keys and notes which of them ran, in order. */
function bind(...keys: string[]): string[] {
  const ran: string[] = []
  onTestFinished(addKeys(() => keys.map((one) => ({ keys: one, label: one, run: () => void ran.push(one) }))))
  document.addEventListener('keydown', pressKey)
  onTestFinished(() => document.removeEventListener('keydown', pressKey))
  return ran
}

function press(
  key: string,
  code: string,
  on: Element = document.body,
  modifiers: KeyboardEventInit = {},
): boolean {
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...modifiers })
  return on.dispatchEvent(event)
}

function add<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: Record<string, string> = {}) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  return element
}

it('[DK-111] a key is its letter on a Latin layout and its position on a Devanagari one, sequences too', () => {
  const ran = bind('n', 'a', 'g w', 'shift+j')
  press('n', 'KeyL') // Dvorak
  press('a', 'KeyQ') // AZERTY
  press('ल', 'KeyN') // InScript
  press('ो', 'KeyA')
  press('ु', 'KeyG')
  press('ै', 'KeyW')
  press('ऋ', 'KeyJ', document.body, { shiftKey: true })
  expect(ran).toEqual(['n', 'a', 'n', 'a', 'g w', 'shift+j'])
})

it('[DK-111] no single key fires in a field or while a dialog is open; ⌘K does', () => {
  const ran = bind('n', 'mod+k')
  for (const field of [add('input'), add('textarea'), add('select'), add('div', { contenteditable: 'true' })])
    press('n', 'KeyN', field)
  add('div', { role: 'dialog' })
  press('n', 'KeyN')
  expect(ran).toEqual([])
  press('k', 'KeyK', document.body, { ctrlKey: true })
  press('k', 'KeyK', add('textarea'), { metaKey: true })
  expect(ran).toEqual(['mod+k', 'mod+k'])
})

it('[DK-110] Ctrl or ⌘ Enter sends the form in which it is pressed, in a dialog too, and once however long it is held', () => {
  const ran = bind('mod+enter')
  const form = add('div', { role: 'dialog' }).appendChild(document.createElement('form'))
  const words = form.appendChild(document.createElement('textarea'))
  let sent = 0
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sent++
  })
  expect(press('Enter', 'Enter', words, { ctrlKey: true })).toBe(false)
  press('Enter', 'Enter', words, { ctrlKey: true, repeat: true })
  press('Enter', 'Enter', words, { metaKey: true })
  press('Enter', 'Enter', words)
  expect([sent, ran]).toEqual([2, []])
})

it('[DK-111] a key counts as soon as a dialog is closed, though it is still on its way out', () => {
  const ran = bind('n', 'enter')
  const closed = add('div', { role: 'dialog', 'data-closed': '' })
  press('n', 'KeyN')
  const field = closed.appendChild(document.createElement('input'))
  press('n', 'KeyN', field)
  const choice = closed.appendChild(document.createElement('button'))
  expect(press('Enter', 'Enter', choice)).toBe(false)
  expect(ran).toEqual(['n', 'n', 'enter'])
  add('div', { role: 'alertdialog' })
  press('n', 'KeyN')
  expect(ran).toHaveLength(3)
})

it('[DK-111] Enter and Space on a link or a button press it, and are the row’s elsewhere', () => {
  const ran = bind('enter', 'space')
  for (const pressed of [add('a', { href: '/desk/money' }), add('button')]) {
    expect(press('Enter', 'Enter', pressed)).toBe(true)
    expect(press(' ', 'Space', pressed)).toBe(true)
  }
  expect(ran).toEqual([])
  press('Enter', 'Enter', add('div', { tabindex: '0' }))
  press(' ', 'Space')
  expect(ran).toEqual(['enter', 'space'])
})

it('[DK-111] keys of the browser and of text editing go through, with Ctrl, ⌘ or Alt and while somebody composes', () => {
  const ran = bind('n', 'c', 'a', 'e')
  for (const modifiers of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])
    for (const [key, code] of [
      ['n', 'KeyN'],
      ['c', 'KeyC'],
      ['a', 'KeyA'],
      ['e', 'KeyE'],
    ] as const)
      expect(press(key, code, document.body, modifiers)).toBe(true)
  expect(ran).toEqual([])
})

it('[DK-110] a key that two parts of a screen bind is found, and none once one of them is gone', () => {
  bind('n', 'j')
  const leave = addKeys(() => [{ keys: 'j', label: 'down', run: () => undefined }])
  expect(listClashes()).toEqual(['j'])
  leave()
  expect(listClashes()).toEqual([])
})

it('[DK-11] a key of every screen gives way to what a screen binds to it, whichever came first, and is no clash', () => {
  const leaveScreen = addKeys(() => [{ keys: 'n', label: 'of the screen', run: () => undefined }])
  const everywhere = { keys: 'n', label: 'everywhere', run: () => undefined, givesWay: true }
  onTestFinished(addKeys(() => [everywhere]))
  expect(listKeys().map(({ label }) => label)).toEqual(['of the screen'])
  expect(listClashes()).toEqual([])
  leaveScreen()
  expect(listKeys().map(({ label }) => label)).toEqual(['everywhere'])
})

it('[DK-110] a button shows the key that it binds itself, as `?` and ⌘K read it, and writes none of its own', () => {
  // The frame's own: `?`, `[`, ⌘K and those after G; a link that is a button; what works in a dialog or form alone.
  const own = /frame\/|people-screen|earlier-files|mask-dialog|views-dialog|act-form/
  const written = Object.entries(sources).filter(
    ([path, source]) => !own.test(path) && /aria-keyshortcuts|<KeyHint>|<KeyCap>/.test(source),
  )
  expect(written.map(([path]) => path)).toEqual([])
})

/** Where a button needs no key of its own, and why. */
const keyless: Readonly<Record<string, RegExp>> = {
  'Enter, ⌘Enter, Escape or Tab and Enter, as in any dialog or form':
    /(-dialog|-form|chips|shown-value|act-form|file-to-send|pan-look-up|find-bar)\.tsx$/,
  'nobody is at work yet, or works no more': /sign-in\/|account-of-staff/,
  'the toolbar, whose acts are one list for keys and buttons': /document-viewer\.tsx$/,
  'reading anew what could not be read': /(calendar-screen|consultations-screen|route-error-screen)\.tsx$/,
  'the frame, whose keys it binds': /frame\//,
}

it('[DK-110] every other button of the desk is an act with its key', () => {
  const plain = Object.entries(sources)
    .filter(([, source]) => /<(?:Button|LinkButton)\b(?!\s+type="submit")/.test(source))
    .map(([path]) => path)
  expect(plain.length).toBeGreaterThan(10)
  const known = Object.values(keyless)
  expect(plain.filter((path) => !known.some((where) => where.test(path)))).toEqual([
    // Links with words of their own, whose keys the screen binds.
    '../../app/not-found-screen.tsx',
    '../../features/people/people-screen.tsx',
  ])
})

it('[DK-111] of all keys that the desk binds only ⌘K has Ctrl or ⌘', () => {
  const bound = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bkeys(?:: |=)[`'"]([^`'"]+)[`'"]/g)].map(([, keys]) => keys),
  )
  expect(bound.length).toBeGreaterThan(60)
  expect([...new Set(bound.filter((keys) => keys?.includes('mod+')))]).toEqual(['mod+k'])
})

it('[DK-111] switched off, no single key does anything, and what they do is still in the palette', () => {
  const ran = bind('n', 'g w', 'mod+k')
  localStorage.setItem('deskSingleKeys', 'off')
  press('n', 'KeyN')
  press('g', 'KeyG')
  press('w', 'KeyW')
  press('k', 'KeyK', document.body, { ctrlKey: true })
  expect(ran).toEqual(['mod+k'])
  expect(listKeys().map(({ keys }) => keys)).toEqual(expect.arrayContaining(['n', 'g w']))
})
