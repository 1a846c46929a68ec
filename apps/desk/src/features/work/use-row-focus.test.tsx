import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { expect, it } from 'vitest'
import { useRowFocus } from './use-row-focus.ts'

// jsdom has no layout, and nothing to scroll.
Element.prototype.scrollIntoView ??= () => {}

function List() {
  const focus = useRowFocus('all', [1, 2], 2, () => {})
  return [1, 2].map((id) => (
    <button key={id} type="button" ref={focus.ref(id)}>
      {`Row ${id}`}
    </button>
  ))
}

const Loading = ({ code }: { code: Promise<void> | undefined }) => {
  if (code) use(code)
  return null
}

it('a row that was hidden while the next screen loaded has the focus again when Back shows it', async () => {
  const page = (code?: Promise<void>) => (
    <Suspense fallback="Loading">
      <List />
      <Loading code={code} />
    </Suspense>
  )
  const { rerender } = await act(async () => render(page()))
  expect(document.activeElement?.textContent).toBe('Row 2')
  await act(async () => rerender(page(new Promise(() => {}))))
  // jsdom leaves the focus with what is not displayed; browsers take it away.
  screen.getByText('Row 2').blur()
  await act(async () => rerender(page()))
  expect(document.activeElement?.textContent).toBe('Row 2')
})
