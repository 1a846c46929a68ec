import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSaid } from './use-said.tsx'

afterEach(() => void vi.useRealTimers())

function Said() {
  const [said, say] = useSaid()
  return (
    <>
      {said}
      <button type="button" onClick={() => say('Taken by you')}>
        Take
      </button>
    </>
  )
}

it('what was said stands for a while whatever is pressed, and then goes with the next input alone', () => {
  vi.useFakeTimers()
  render(<Said />)
  const isSaid = () => screen.queryByText('Taken by you') !== null
  fireEvent.click(screen.getByRole('button'))
  act(() => void vi.advanceTimersByTime(5000))
  fireEvent.keyDown(window, { key: 'j' })
  act(() => void vi.advanceTimersByTime(60_000))
  expect(isSaid()).toBe(true)
  // Said once more meanwhile, it stands as long again.
  fireEvent.click(screen.getByRole('button'))
  fireEvent.keyDown(window, { key: 'j' })
  expect(isSaid()).toBe(true)
  act(() => void vi.advanceTimersByTime(60_000))
  fireEvent.keyDown(window, { key: 'j' })
  expect(isSaid()).toBe(false)
})
