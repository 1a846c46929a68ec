import { expect, it } from 'vitest'
import { keyOf } from './key-of.ts'

const press = (key: string, code: string, modifiers: Partial<KeyboardEventInit> = {}) =>
  keyOf({ key, code, shiftKey: false, ctrlKey: false, metaKey: false, ...modifiers })

it('a letter of a Latin layout is the letter, wherever its key is', () => {
  expect(press('a', 'KeyQ')).toBe('a')
  expect(press('J', 'KeyJ', { shiftKey: true })).toBe('shift+j')
})

it('a letter of a Devanagari layout is the position of its key', () => {
  expect(press('ल', 'KeyN')).toBe('n')
  expect(press('्', 'KeyD')).toBe('d')
})

it('punctuation is what is typed, and other keys have names', () => {
  expect(press('?', 'Slash', { shiftKey: true })).toBe('?')
  expect(press('[', 'BracketLeft')).toBe('[')
  expect(press('Enter', 'Enter', { metaKey: true })).toBe('mod+enter')
  expect(press(' ', 'Space')).toBe('space')
})
