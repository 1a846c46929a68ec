import { type Deliverable, getDeliverable } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { messagesIn } from '@sanad/texts/browser'
import { screenNamesMessages } from '@sanad/texts/web/shared/screen-names'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeServiceApplication } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { problem } from '../../testing/serve-application.ts'
import { DeliverablesCard } from './deliverables-card.tsx'

const certificate: Deliverable = {
  id: '0190b3c8-7b1e-7c3a-9d52-00000000000d',
  kind: 'certificate',
  title: 'TC certificate',
  number: 'TC/2026/0042',
  issued_on: '2026-10-01',
  valid_until: '2099-11-30',
  size_bytes: 1000,
  attached_at: '2026-10-02T05:00:00.000Z',
}

const show = (...deliverables: Deliverable[]) =>
  renderApp(<DeliverablesCard application={{ ...makeServiceApplication(), deliverables }} />)

function serveFile() {
  const download_url = '/uploads/deliverables/0123.pdf?expires=1&signature=x'
  portal.use(
    onCall(getDeliverable, () =>
      HttpResponse.json({
        success: true,
        data: {
          ...certificate,
          filename: 'TC certificate.pdf',
          content_type: 'application/pdf',
          download_url,
        },
      }),
    ),
    http.get('*/uploads/deliverables/0123.pdf', () => HttpResponse.text('%PDF-1.7')),
  )
}

/** What this browser can share. */
function offer(abilities: Partial<Pick<Navigator, 'share' | 'canShare'>>): void {
  for (const [name, value] of Object.entries(abilities)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
  }
}

let downloaded: string[]
const takeDownload = (event: Event) => {
  if (!(event.target instanceof HTMLAnchorElement) || !event.target.hasAttribute('download')) return
  event.preventDefault()
  downloaded.push(event.target.pathname)
}
beforeEach(() => {
  downloaded = []
  document.addEventListener('click', takeDownload)
})
afterEach(() => {
  document.removeEventListener('click', takeDownload)
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
})

it('shows number and validity of the certificate, and nothing before there is one', () => {
  show(certificate)
  expect(screen.getByRole('heading', { name: 'Your certificate' })).toBeTruthy()
  expect(screen.getByText('TC/2026/0042')).toBeTruthy()
  expect(screen.getByText('30 Nov 2099')).toBeTruthy()
  expect(screen.queryByText('Expired')).toBeNull()
})

it('leads to its renewal by the name that the menu gives that page', () => {
  const { compliance } = messagesIn(screenNamesMessages, 'en')
  show(certificate)
  const link = screen.getByRole('link', { name: `Its renewal is listed under “${compliance}”.` })
  expect(link.getAttribute('href')).toMatch(/\/dashboard\/compliance$/)
})

it('says of an older one that it has expired, and of one without an end that it has none', () => {
  const letter = { ...certificate, id: certificate.id.replace('d', 'e'), kind: 'letter', valid_until: null }
  show({ ...certificate, valid_until: '2020-01-01' }, letter as Deliverable)
  expect(screen.getByRole('heading', { name: 'Your certificates and papers' })).toBeTruthy()
  expect(screen.getByText('Expired')).toBeTruthy()
  expect(screen.getByText('Does not expire')).toBeTruthy()
})

it('shares the file where the browser can', async () => {
  serveFile()
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined)
  offer({ share, canShare: () => true })
  show(certificate)
  await userEvent.click(screen.getByRole('button', { name: 'Share TC certificate' }))
  await waitFor(() => expect(share).toHaveBeenCalled())
  expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('TC certificate.pdf')
  expect(downloaded).toEqual([])
})

it('downloads it where the browser cannot share files, and says so', async () => {
  serveFile()
  offer({ canShare: () => false })
  const { toasts } = show(certificate)
  await userEvent.click(screen.getByRole('button', { name: 'Share TC certificate' }))
  await expect.poll(toasts).toEqual([expect.stringMatching(/This browser cannot share files/)])
  expect(downloaded).toEqual(['/uploads/deliverables/0123.pdf'])
})

it('says why it could not be downloaded', async () => {
  portal.use(onCall(getDeliverable, () => problem(404, 'not_found', 'Not found.')))
  const { toasts } = show(certificate)
  await userEvent.click(screen.getByRole('button', { name: 'Download TC certificate' }))
  await expect.poll(toasts).toEqual(['error: Not found.'])
})
