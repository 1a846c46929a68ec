import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FilePreview } from './file-preview.tsx'

it('a photo that was refused is not shown, one that is on its way is', () => {
  const outgoing = { file: new File(['x'], 'photo.jpg', { type: 'image/jpeg' }), shrunkFrom: undefined }
  const sending = { kind: 'interrupted', outgoing } as const
  const { container, rerender } = render(<FilePreview upload={sending} document={undefined} />)
  expect(container.querySelector('img')).not.toBeNull()
  rerender(<FilePreview upload={{ kind: 'failed', outgoing, error: undefined }} document={undefined} />)
  expect(container.querySelector('img')).toBeNull()
})
