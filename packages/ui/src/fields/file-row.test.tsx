import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { FileRow } from './file-row.tsx'

afterEach(cleanup)

it('gives the chosen file, also when the same one is chosen again after a failure', async () => {
  const onChoose = vi.fn()
  render(
    <FileRow
      label="PAN card"
      status="empty"
      statusLabel="Needed"
      chooseLabel="Choose file"
      onChoose={onChoose}
    />,
  )
  const input = screen.getByLabelText('Choose file PAN card')
  const file = new File(['%PDF'], 'pan.pdf', { type: 'application/pdf' })
  await userEvent.upload(input, file)
  await userEvent.upload(input, file)
  expect(onChoose.mock.calls).toEqual([[file], [file]])
})

it('[DI-07] shows the bytes of a running upload', () => {
  render(
    <FileRow
      label="PAN card"
      status="uploading"
      statusLabel="Uploading"
      progress={{ label: 'Uploading', value: 1, max: 4, valueText: '1 of 4 MB' }}
    />,
  )
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading' })
  expect(bar.position).toBe(0.25)
  expect(bar.getAttribute('aria-valuetext')).toBe('1 of 4 MB')
})
