import { listStates } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { StateSelect } from './state-select.tsx'

const serve = (respond: () => Response) => portal.use(onCall(listStates, respond))
const answer = () => HttpResponse.json({ success: true, data: [{ id: 21, state_name: 'Maharashtra' }] })

it('offers to read the states again where they could not be read', async () => {
  serve(() => HttpResponse.error())
  renderApp(<StateSelect label="State" value="" onChange={() => {}} />)
  await screen.findByText(/^You seem to be offline\./)
  serve(answer)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: 'Maharashtra' })).toBeTruthy()
  expect(screen.queryByText(/^You seem to be offline\./)).toBeNull()
})

it('a State that is stored is not shown as an open choice where the States could not be read', async () => {
  serve(() => HttpResponse.error())
  renderApp(<StateSelect label="State" value="21" onChange={() => {}} />)
  const select = screen.getByLabelText<HTMLSelectElement>('State')
  const shown = () => select.selectedOptions[0]?.textContent
  expect(shown()).toBe('Loading…')
  await screen.findByText(/^You seem to be offline\./)
  expect(shown()).toBe('Chosen, but not loaded')
  let answerNow = () => {}
  portal.use(
    onCall(listStates, async () => {
      await new Promise<void>((resolve) => {
        answerNow = resolve
      })
      return answer()
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(shown()).toBe('Loading…')
  answerNow()
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('State').selectedOptions[0]?.textContent).toBe(
      'Maharashtra',
    ),
  )
})

it('reads again by itself what the network had cut off, once there is a network again', async () => {
  serve(() => HttpResponse.error())
  renderApp(<StateSelect label="State" value="" onChange={() => {}} />)
  await screen.findByText(/^You seem to be offline\./)
  serve(answer)
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByRole('option', { name: 'Maharashtra' })).toBeTruthy()
})

it('States stand in the order of the alphabet that they are written in', async () => {
  const names = ['केरल', 'लद्दाख', 'लक्षद्वीप', 'मध्य प्रदेश', 'महाराष्ट्र']
  const data = names.map((state_name, index) => ({ id: index + 1, state_name }))
  serve(() => HttpResponse.json({ success: true, data }))
  renderApp(<StateSelect label="राज्य" value="" onChange={() => {}} />, { language: 'hi' })
  await screen.findByRole('option', { name: 'केरल' })
  const shown = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(shown.slice(1)).toEqual(['केरल', 'मध्य प्रदेश', 'महाराष्ट्र', 'लक्षद्वीप', 'लद्दाख'])
})
