import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { askedDocument } from '../../../testing/asked-items.ts'
import { makeServiceApplication } from '../../../testing/make-service-application.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { paidOf } from '../../../testing/serve-application.ts'
import { mostPages } from '../photos/photos-to-pdf.ts'
import { ProvideInformation } from '../provide-information.tsx'

const application = paidOf(
  makeServiceApplication({ documentList: [askedDocument('rent', 'Rent agreement')] }),
)
const photo = (name: string) => new File([Uint8Array.of(0xff, 0xd8, 0xff)], name, { type: 'image/jpeg' })
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

async function choose(...files: File[]) {
  renderApp(<ProvideInformation application={application} />, { path: '/information?item=rent' })
  const picker = screen.getByLabelText('Choose file Rent agreement')
  await userEvent.upload(picker, files, { applyAccept: false })
}
const pages = () => screen.getAllByRole('listitem').map((page) => within(page).getByText(/^Page/).textContent)

it('a PDF among several photos is named and left out, and the photos are kept', async () => {
  await choose(photo('one.jpg'), pdf('certificate.pdf'), photo('two.jpg'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    '“certificate.pdf” was left out: a PDF is uploaded by itself. To send it instead of the photos, choose it alone above.',
  )
  await screen.findByText('Page 2')
  expect(pages()).toEqual(['Page 1', 'Page 2'])
})

it('files that cannot be pages are named, each kind with its reason', async () => {
  await choose(
    photo('one.jpg'),
    pdf('a.pdf'),
    // A PDF by its content.
    pdf('scan.jpg'),
    new File(['x'], 'letter.docx'),
    new File([], 'empty.png'),
  )
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(
    '“a.pdf” and “scan.jpg” were left out: a PDF is uploaded by itself. To send one instead',
  )
  expect(alert.textContent).toContain('“letter.docx” was left out: a page is a photo (JPG, PNG or HEIC).')
  expect(alert.textContent).toContain('“empty.png” was left out. This file is empty. Please choose another.')
  expect(pages()).toEqual(['Page 1'])
})

it('the photos beyond the most that one PDF takes are named', async () => {
  const files = Array.from({ length: mostPages + 1 }, (_, at) => photo(`${at + 1}.jpg`))
  await choose(...files)
  expect((await screen.findByRole('alert')).textContent).toBe(
    `“${mostPages + 1}.jpg” was left out: one PDF has at most ${mostPages} pages.`,
  )
})
