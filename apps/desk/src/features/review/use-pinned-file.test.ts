import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ReviewedDocument } from './reviewed-document.ts'
import { usePinnedFile } from './use-pinned-file.ts'

const given = (document: string, file: string, status: 'submitted' | 'accepted' = 'submitted') =>
  ({
    id: document,
    label: document,
    help: '',
    file: {
      id: file,
      document_id: document,
      filename: `${file}.pdf`,
      original_name: 'a.pdf',
      size_bytes: 1,
      status,
      rejection_reason: null,
      uploaded_at: '2026-11-22T10:00:00.000Z',
      view_url: null,
    },
  }) satisfies ReviewedDocument

it('[DK-27] [DK-35] a file that the customer replaces stays on screen until somebody asks for the new one', () => {
  const { result, rerender } = renderHook((document: ReviewedDocument) => usePinnedFile(document), {
    initialProps: given('pan', 'one'),
  })
  rerender(given('pan', 'two'))
  expect(result.current.shown?.file?.id).toBe('one')
  expect(result.current.newer?.id).toBe('two')
  rerender(given('pan', 'three'))
  expect(result.current.shown?.file?.id).toBe('one')
  expect(result.current.newer?.id).toBe('three')
  act(() => result.current.showNewer())
  expect(result.current.shown?.file?.id).toBe('three')
  expect(result.current.newer).toBeUndefined()
})

it('a new state of the same file is shown, and another document with its own file', () => {
  const { result, rerender } = renderHook((document: ReviewedDocument) => usePinnedFile(document), {
    initialProps: given('pan', 'one'),
  })
  rerender(given('pan', 'one', 'accepted'))
  expect(result.current.shown?.file?.status).toBe('accepted')
  rerender(given('plan', 'two'))
  expect(result.current.shown?.file?.id).toBe('two')
  expect(result.current.newer).toBeUndefined()
})
