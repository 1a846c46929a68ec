import { afterEach, expect, it, onTestFinished } from 'vitest'
import { addKeys, listKeys, pressKey } from './key-registry.ts'

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

it('[DK-111] of all keys that the desk binds only ⌘K has Ctrl or ⌘', () => {
  const bound = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bkeys: [`'"]([^`'"]+)[`'"]/g)].map(([, keys]) => keys),
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
