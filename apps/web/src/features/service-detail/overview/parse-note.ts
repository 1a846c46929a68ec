import { NoteView } from '@sanad/contracts'
import * as z from 'zod/mini'

const LooseNote = z.partial(NoteView)
export type Note = z.infer<typeof NoteView>

/** Parses the note, which is JSON text or an object; undefined if empty. */
export function parseNote(note: unknown): Note | undefined {
  const parsed = LooseNote.safeParse(typeof note === 'string' ? parseJson(note) : note)
  if (!parsed.success) return undefined
  const { title = '', description = '', points = [], icon = '', backgroundColor = '' } = parsed.data
  if (!title && !description && points.length === 0) return undefined
  return { title, description, points, icon, backgroundColor }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
