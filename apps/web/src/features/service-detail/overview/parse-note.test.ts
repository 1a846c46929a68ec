import { expect, it } from 'vitest'
import { parseNote } from './parse-note.ts'

const note = { title: 'Note', description: 'Read it', points: ['one'], icon: 'info', backgroundColor: 'blue' }

it('[SD-02] reads the note as an object and as JSON text', () => {
  expect(parseNote(note)).toEqual(note)
  expect(parseNote(JSON.stringify(note))).toEqual(note)
  expect(parseNote({ title: 'Only a title' })).toMatchObject({ title: 'Only a title', points: [] })
})

it('shows nothing for a note that says nothing or cannot be read', () => {
  for (const value of [null, '', 'no JSON', '{}', '[]', { title: 7 }, 12]) {
    expect(parseNote(value)).toBeUndefined()
  }
})
