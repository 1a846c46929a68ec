import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { OtpFieldProps } from './otp-field.tsx'
import { OtpField } from './otp-field.tsx'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

function OtpScreen(props: Partial<OtpFieldProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <>
      <OtpField label="One-time password" {...props} value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue('')}>
        Clear
      </button>
    </>
  )
}

function renderOtp(props: Partial<OtpFieldProps> = {}) {
  const { container } = render(<OtpScreen {...props} />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'One-time password' })
  const boxes = () => [...container.querySelectorAll('[aria-hidden] > span')].map((box) => box.textContent)
  return { input, boxes, user: userEvent.setup() }
}

it('[OT-01] shows each typed digit in a box of its own', async () => {
  const { input, boxes, user } = renderOtp()
  await user.type(input, '482')
  expect(boxes()).toEqual(['4', '8', '2', '', '', ''])
})

it('[OT-01] goes back a box with backspace', async () => {
  const { input, boxes, user } = renderOtp()
  await user.type(input, '482{Backspace}9')
  expect(boxes()).toEqual(['4', '8', '9', '', '', ''])
})

it('[OT-01] fills all boxes from a paste', async () => {
  const { input, boxes, user } = renderOtp()
  await user.click(input)
  await user.paste(' 482-913\n')
  expect(boxes()).toEqual(['4', '8', '2', '9', '1', '3'])
})

it('[OT-02] tells about a paste that is not six digits and keeps what was there', async () => {
  const onInvalidPaste = vi.fn()
  const { input, user } = renderOtp({ onInvalidPaste, value: '12' })
  await user.click(input)
  await user.paste('12345')
  await user.paste('abcdef')
  expect(onInvalidPaste.mock.calls).toEqual([['12345'], ['abcdef']])
  expect(input.value).toBe('12')
})

it('takes digits only and at most six', async () => {
  const { input, user } = renderOtp()
  await user.type(input, 'a1b2c34567')
  expect(input.value).toBe('123456')
})

it('asks the phone for the code of the message', () => {
  const { input } = renderOtp()
  expect(input.autocomplete).toBe('one-time-code')
  expect(input.inputMode).toBe('numeric')
})

it('replaces the digit of the box that an arrow key went to', async () => {
  const { input, user } = renderOtp()
  await user.type(input, '482913')
  await user.keyboard('{ArrowLeft}7')
  expect(input.value).toBe('482973')
})

it('types over the digits after the box that was gone to, and deletes backwards from there', async () => {
  const { input, user } = renderOtp()
  await user.type(input, '482913')
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}77')
  expect(input.value).toBe('487713')
  await user.keyboard('{Backspace}{Backspace}5')
  expect(input.value).toBe('4853')
})

it('[OT-04] reports a complete code once, 100 ms after its last digit', () => {
  vi.useFakeTimers()
  const onComplete = vi.fn()
  const { input } = renderOtp({ onComplete })
  fireEvent.change(input, { target: { value: '482913' } })
  vi.advanceTimersByTime(99)
  expect(onComplete).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(onComplete.mock.calls).toEqual([['482913']])
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  fireEvent.change(input, { target: { value: '482913' } })
  vi.advanceTimersByTime(100)
  expect(onComplete).toHaveBeenCalledTimes(2)
})

it('does not report a code that was changed within the delay', () => {
  vi.useFakeTimers()
  const onComplete = vi.fn()
  const { input } = renderOtp({ onComplete })
  fireEvent.change(input, { target: { value: '482913' } })
  vi.advanceTimersByTime(50)
  fireEvent.change(input, { target: { value: '48291' } })
  vi.advanceTimersByTime(1000)
  expect(onComplete).not.toHaveBeenCalled()
})

it('marks the first box again when a wrong code is cleared', async () => {
  const { input, user } = renderOtp()
  await user.type(input, '482913')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  const boxes = [...(input.parentElement?.querySelectorAll('[aria-hidden] > span') ?? [])]
  expect(boxes.map((box) => box.classList.contains('current'))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})
