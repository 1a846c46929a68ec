import { updateGstinNumber } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { problem } from '../../../testing/serve-application.ts'
import { GstinDialog } from './gstin-dialog.tsx'

const english = 'This GSTIN contains a different PAN from the one you gave for the business.'

it.each([
  ['en', english],
  ['hi', 'इस GSTIN में वह पैन नहीं है जो आपने व्यवसाय के लिए दिया है।'],
] as const)(
  'what the server finds wrong with a GSTIN is told in the language of the page: %s',
  async (language, words) => {
    const issues = [{ path: 'gst_number', message: english, reason: 'gstin_pan_mismatch' }]
    portal.use(
      onCall(updateGstinNumber, () => problem(400, 'field_invalid', 'Please correct it.', { issues })),
    )
    const nothing = { onClose: () => {}, onSaved: async () => {} }
    renderApp(
      <GstinDialog
        applicationId="0190b3c8-7b1e-7c3a-9d52-000000000001"
        current="27AAPFU0939F1ZV"
        {...nothing}
      />,
      {
        language,
      },
    )
    const dialog = within(await screen.findByRole('dialog'))
    const [save] = dialog.getAllByRole('button', { name: language === 'en' ? /^Save/ : 'सहेजें' })
    if (!save) throw new Error('Nothing saves')
    await userEvent.click(save)
    expect(await dialog.findByText(words)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox')))
  },
)

it('the focus is at the GSTIN where the press finds it missing', async () => {
  renderApp(
    <GstinDialog
      applicationId="0190b3c8-7b1e-7c3a-9d52-000000000001"
      current=""
      onClose={() => {}}
      onSaved={async () => {}}
    />,
  )
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox')))
  expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
})
