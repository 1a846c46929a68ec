import { describe, expect, it } from 'vitest'
import { findFileProblem, findSizeProblem } from '../../../shared/files/find-file-problem.ts'
import { documentView, findDocument, findSameFile } from './document-view.ts'
import type { UploadedFile } from './uploads-store.ts'

const stored: UploadedFile = {
  id: '0190b3c8-7b1e-7c3a-9d52-00000000000a',
  document_id: 'pan',
  filename: 'a.pdf',
  original_name: 'pan.pdf',
  size_bytes: 10,
  status: 'submitted',
  rejection_reason: null,
  uploaded_at: '2026-11-20T10:00:00.000Z',
  view_url: '/uploads/a.pdf',
}
const newer: UploadedFile = { ...stored, filename: 'b.pdf', uploaded_at: '2026-11-20T11:00:00.000Z' }

describe('the document of a row', () => {
  it('is the newest that the application names', () => {
    expect(findDocument([newer, stored], 'pan', undefined)).toBe(newer)
    expect(findDocument([stored], 'rent', undefined)).toBeUndefined()
  })

  it('is the one just sent until the application shows it; then staff decide what it is', () => {
    const outgoing = { file: new File(['%PDF'], 'pan.pdf'), shrunkFrom: undefined }
    const sent = { kind: 'done' as const, document: newer, outgoing }
    expect(findDocument([stored], 'pan', sent)).toBe(newer)
    const rejected: UploadedFile = { ...newer, status: 'rejected' }
    expect(findDocument([stored, rejected], 'pan', sent)).toBe(rejected)
  })

  it('may be chosen again while it is not accepted', () => {
    const view = (status: UploadedFile['status'], mayUpload = true) =>
      documentView({ ...stored, status }, undefined, mayUpload)
    expect(view('submitted')).toMatchObject({ kind: 'received', canChoose: true })
    expect(view('rejected')).toMatchObject({ kind: 'rejected', canChoose: true })
    expect(view('accepted')).toMatchObject({ kind: 'accepted', canChoose: false })
    expect(view('rejected', false).canChoose).toBe(false)
    expect(documentView(undefined, undefined, true)).toMatchObject({ kind: 'needed', canChoose: true })
  })
})

it('the same file for two documents is noticed, and no other', () => {
  const rent: UploadedFile = { ...stored, document_id: 'rent' }
  expect(findSameFile([stored, rent], rent)).toBe(stored)
  expect(findSameFile([stored, newer], newer)).toBeUndefined()
  expect(findSameFile([{ ...stored, size_bytes: 11 }, rent], rent)).toBeUndefined()
  expect(findSameFile([{ ...stored, original_name: 'rent.pdf' }, rent], rent)).toBeUndefined()
  expect(findSameFile([stored], undefined)).toBeUndefined()
})

it('a file that the server would refuse is not sent', () => {
  const code = (name: string, size: number) => findFileProblem({ name, size })?.code
  expect(code('pan.pdf', 10)).toBeUndefined()
  expect(code('PHOTO.JPEG', 10 * 1024 * 1024)).toBeUndefined()
  expect(code('pan.pdf', 0)).toBe('file_empty')
  expect(code('pan.pdf', 10 * 1024 * 1024 + 1)).toBe('file_too_large')
  // Compression may bring a photo below the limit.
  expect(code('photo.jpg', 10 * 1024 * 1024 + 1)).toBeUndefined()
  expect(findSizeProblem({ size: 10 * 1024 * 1024 + 1 })?.code).toBe('file_too_large')
  expect(code('pan.exe', 10)).toBe('file_type_refused')
})
