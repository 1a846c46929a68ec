import { expect, it } from 'vitest'
import { nextUndecided, type ReviewedDocument } from './reviewed-document.ts'

function documents(...statuses: ('submitted' | 'accepted' | 'checking' | undefined)[]): ReviewedDocument[] {
  return statuses.map((status, index) => ({
    id: String(index),
    label: `Document ${index}`,
    help: '',
    file: status && {
      id: '3f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a10',
      document_id: String(index),
      filename: 'a.pdf',
      original_name: 'a.pdf',
      size_bytes: 1,
      status,
      rejection_reason: null,
      uploaded_at: '2026-11-22T10:00:00.000Z',
      view_url: null,
    },
  }))
}

it('after a decision comes the next document that can be judged, round the end', () => {
  const all = documents('submitted', 'accepted', 'checking', undefined, 'submitted')
  expect(nextUndecided(all, '0')?.id).toBe('4')
  expect(nextUndecided(all, '4')?.id).toBe('0')
  expect(nextUndecided(documents('submitted', 'accepted'), '0')).toBeUndefined()
})
