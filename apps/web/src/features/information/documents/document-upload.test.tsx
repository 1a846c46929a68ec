import { resumableUploadPath, submitDocument, waitingPath } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { expectConsole } from '@sanad/testing/watch-console'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askedDocument } from '../../../testing/asked-items.ts'
import { applicationId, makeServiceApplication } from '../../../testing/make-service-application.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { done, paidOf, problem } from '../../../testing/serve-application.ts'
import { DocumentUpload } from './document-upload.tsx'
import { type UploadedFile, uploadKey, uploadsStore } from './uploads-store.ts'

/** Stub of the tus endpoints. */
const takeParts = () => {
  let length = '0'
  const headers = () => ({
    location: `${resumableUploadPath}/f1`,
    'upload-length': length,
    'upload-offset': length,
    'tus-resumable': '1.0.0',
  })
  return [
    http.post(`*${resumableUploadPath}`, ({ request }) => {
      length = request.headers.get('upload-length') ?? '0'
      return new HttpResponse(null, { status: 201, headers: headers() })
    }),
    http.head(`*${resumableUploadPath}/f1`, () => new HttpResponse(null, { headers: headers() })),
  ]
}
beforeEach(() => portal.use(...takeParts()))
const stored: UploadedFile = {
  id: '0190b3c8-7b1e-7c3a-9d52-00000000000a',
  document_id: 'pan',
  filename: 'f.pdf',
  original_name: 'my-pan.pdf',
  size_bytes: 4,
  status: 'submitted',
  rejection_reason: null,
  uploaded_at: '2026-11-20T10:00:00.000Z',
  view_url: '/uploads/f.pdf?signature=s',
}
const pdf = (name = 'my-pan.pdf') => new File(['%PDF'], name, { type: 'application/pdf' })

function open(uploadedDocs: UploadedFile[] = []) {
  const { serviceDetails } = paidOf(makeServiceApplication())
  const asked = [askedDocument('pan', 'PAN card'), askedDocument('rent', 'Rent agreement')]
  const rows = asked.map((document) => (
    <DocumentUpload
      key={document.id}
      application={serviceDetails}
      asked={document}
      uploadedDocs={uploadedDocs}
      mayUpload
    />
  ))
  return renderApp(
    <Routes>
      <Route index element={rows} />
      <Route path="*" element={null} />
    </Routes>,
  )
}
const choose = (label: string, file: File) =>
  userEvent.upload(screen.getByLabelText(label), file, { applyAccept: false })

/** Text of the live regions. */
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

afterEach(() => {
  for (const id of ['pan', 'rent']) uploadsStore.set(uploadKey(applicationId, id), undefined)
})

it('of a photo that may be hard to read another one is asked for first', () => {
  const file = new File(['photo'], 'pan.jpg', { type: 'image/jpeg' })
  const outgoing = { file, shrunkFrom: undefined }
  uploadsStore.set(uploadKey(applicationId, 'pan'), {
    kind: 'doubtful',
    doubts: ['dark'],
    outgoing,
    source: 'camera',
  })
  open()
  const another = screen.getByLabelText('Take another photo')
  expect(another.closest('label')?.className).toMatch(/primary/)
  expect(screen.getByRole('button', { name: 'Use this photo' }).className).toMatch(/secondary/)
})

it('the file that staff could not accept is not sent again without a word', async () => {
  portal.use(
    onCall(submitDocument, () => done('', { data: { ...stored, uploaded_at: '2026-11-21T10:00:00.000Z' } })),
  )
  const { toasts } = open([{ ...stored, status: 'rejected', rejection_reason: 'Page 2 is missing.' }])
  await choose('Choose another file PAN card', pdf())
  expect(await screen.findByText('This is the file that we could not accept')).toBeTruthy()
  expect(screen.getByText('Page 2 is missing.')).toBeTruthy()
  expect(toasts()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Send it all the same' }))
  expect(await screen.findByText('Received')).toBeTruthy()
})

it('another file in the place of one that was rejected is sent at once', async () => {
  portal.use(
    onCall(submitDocument, () => done('', { data: { ...stored, uploaded_at: '2026-11-21T10:00:00.000Z' } })),
  )
  open([{ ...stored, status: 'rejected', rejection_reason: 'Page 2 is missing.' }])
  await choose(
    'Choose another file PAN card',
    new File(['%PDF both pages'], 'my-pan.pdf', { type: 'application/pdf' }),
  )
  expect(await screen.findByText('Received')).toBeTruthy()
})

it('[DI-08] [DI-09] a chosen file is sent at once, and can be viewed then', async () => {
  portal.use(onCall(submitDocument, () => done('', { data: stored })))
  const { toasts, reports } = open()
  await choose('Choose file PAN card', pdf())
  expect(await screen.findByText('Received')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/uploads/f.pdf?signature=s')
  expect(toasts()).toEqual(['success: Document submitted successfully!'])
  const metadata = {
    document_name: 'PAN card',
    document_type: 'pan',
    file_size: 1,
    file_type: 'application/pdf',
  }
  await waitFor(() =>
    expect(reports).toMatchObject([
      {
        action: 'DOCUMENT_UPLOAD',
        description: 'Uploaded PAN card',
        status: 'success',
        metadata: { ...metadata, status: 'success' },
      },
    ]),
  )
})

it('[DI-08] [DI-09] a file that could not be sent stays and can be sent again; the others are not touched', async () => {
  portal.use(
    onCall(submitDocument, () => problem(507, 'storage_full', 'The file could not be stored.'), {
      once: true,
    }),
  )
  const { toasts, reports } = open()
  await choose('Choose file PAN card', pdf())
  expect(await screen.findByText('Failed')).toBeTruthy()
  await waitFor(() =>
    expect(reports).toMatchObject([
      { action: 'DOCUMENT_UPLOAD', status: 'failed', error_message: 'storage_full' },
    ]),
  )
  expect(screen.getByText('my-pan.pdf')).toBeTruthy()
  expect(screen.getByText('Needed')).toBeTruthy()
  expect(told()).toContain('The file could not be stored.')

  portal.use(
    onCall(submitDocument, () => problem(422, 'file_content_refused', 'This file cannot be accepted.'), {
      once: true,
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('This file cannot be accepted.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  // Another one may do: the badge says so.
  expect(screen.getByText('Needs another file')).toBeTruthy()
  // Once, at the document.
  expect(toasts()).toEqual([])
})

it('[DI-08] a file that could not be sent while its row is not on show is told by a toast', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  portal.use(
    onCall(submitDocument, async () => {
      await promise
      return problem(422, 'file_content_refused', 'This file cannot be accepted.')
    }),
  )
  const { router, toasts } = open()
  await choose('Choose file PAN card', pdf())
  await screen.findByText('Uploading')
  await act(() => router.navigate('/elsewhere'))
  resolve()
  await waitFor(() => expect(toasts()).toEqual(['error: Failed to submit document.']))
})

it('[DI-08] an answer that cannot be read leaves the file to be sent again', async () => {
  expectConsole(/^Unexpected answer to submitDocument/)
  portal.use(onCall(submitDocument, () => HttpResponse.text('<html></html>')))
  const { toasts } = open()
  await choose('Choose file PAN card', pdf())
  expect(await screen.findByText('Failed')).toBeTruthy()
  expect(told()).toContain('Error submitting document.')
  expect(toasts()).toEqual([])
})

it('[F-26] an upload goes on by itself when the connection or an answer was lost', async () => {
  portal.use(
    http.post(`*${resumableUploadPath}`, () => HttpResponse.error(), { once: true }),
    onCall(submitDocument, () => HttpResponse.error(), { once: true }),
    onCall(submitDocument, () => done('', { data: stored })),
  )
  const { toasts } = open()
  await choose('Choose file PAN card', pdf())
  expect(await screen.findByText('No connection. The upload continues by itself.')).toBeTruthy()
  expect(await screen.findByText('Received')).toBeTruthy()
  expect(toasts()).toEqual(['success: Document submitted successfully!'])
})

it('an upload that has to wait in line takes a number and goes on', async () => {
  let isIn = false
  portal.use(
    http.get(location.origin + waitingPath, () => {
      isIn = true
      return HttpResponse.json({ place: 0, seconds_left: 0 })
    }),
    onCall(submitDocument, () =>
      isIn ? done('', { data: stored }) : problem(503, 'waiting', 'Many people are here.'),
    ),
  )
  open()
  await choose('Choose file PAN card', pdf())
  expect(await screen.findByText('Received')).toBeTruthy()
})

it('an upload that a reload interrupted is offered to go on', async () => {
  portal.use(onCall(submitDocument, () => done('', { data: stored })))
  uploadsStore.set(uploadKey(applicationId, 'pan'), {
    kind: 'interrupted',
    outgoing: { file: pdf('aadhaar.pdf'), shrunkFrom: 6.2 * 1024 * 1024, url: `${resumableUploadPath}/f1` },
  })
  open()
  screen.getByText('The upload was interrupted. What was sent is kept for a day.')
  expect(screen.getByText(/Made smaller from 6\.2 MB/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Continue upload of aadhaar.pdf' }))
  expect(await screen.findByText('Received')).toBeTruthy()
})

it('an upload whose answer a reload lost is not offered again once its document is there', async () => {
  uploadsStore.set(uploadKey(applicationId, 'pan'), {
    kind: 'interrupted',
    outgoing: { file: pdf(), shrunkFrom: undefined, url: `${resumableUploadPath}/f1` },
  })
  open([stored])
  expect(screen.getByText('Received')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Continue upload/ })).toBeNull()
  await waitFor(() => expect(uploadsStore.get(uploadKey(applicationId, 'pan'))).toBeUndefined())
})

it('an interrupted upload in place of a refused document is offered to go on', () => {
  uploadsStore.set(uploadKey(applicationId, 'pan'), {
    kind: 'interrupted',
    outgoing: { file: pdf(), shrunkFrom: undefined },
  })
  open([{ ...stored, status: 'rejected', rejection_reason: 'Blurred' }])
  expect(screen.getByRole('button', { name: 'Continue upload of my-pan.pdf' })).toBeTruthy()
})

it('a document in quarantine is not opened, an infected one is asked for again', () => {
  open([
    { ...stored, status: 'checking', view_url: null },
    {
      ...stored,
      id: '0190b3c8-7b1e-7c3a-9d52-00000000000b',
      document_id: 'rent',
      status: 'infected',
      view_url: null,
    },
  ])
  expect(screen.getByText('Being checked for viruses')).toBeTruthy()
  expect(screen.getByText(/A virus was found in this file/)).toBeTruthy()
  expect(screen.getByLabelText('Choose another file Rent agreement')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'View' })).toBeNull()
})

it('a file of a wrong kind is refused without being sent', async () => {
  open()
  await choose('Choose file Rent agreement', pdf('agreement.docx'))
  expect(told()).toContain('Please choose a PDF, JPG or PNG file.')
  expect(screen.getByLabelText('Choose another file Rent agreement')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('a rejected document says why and asks for another, an accepted one is closed', async () => {
  open([
    { ...stored, status: 'rejected', rejection_reason: 'The photo is too dark.' },
    { ...stored, id: '0190b3c8-7b1e-7c3a-9d52-00000000000b', document_id: 'rent', status: 'accepted' },
  ])
  expect(screen.getByText(/The photo is too dark\./)).toBeTruthy()
  expect(screen.getByLabelText('Choose another file PAN card')).toBeTruthy()
  expect(screen.getByText('Accepted')).toBeTruthy()
  expect(screen.queryByLabelText(/Rent agreement/)).toBeNull()
})
