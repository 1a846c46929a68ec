import type { ApplicationDocuments } from '@sanad/contracts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { applicationId } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { ApplicationDocumentsCard } from './application-documents-card.tsx'

const group = (client_status: string): ApplicationDocuments => ({
  application: {
    id: applicationId,
    track_id: 'TCR-8F3KQ7M2XD',
    title: 'Training Centre Registration',
    name_of_firm: null,
    payment_status: 1,
    client_status,
  },
  may_upload: true,
  documents: [],
  deliverables: [],
  pending_items: 3,
  pending_documents: 1,
})

const show = (client_status: string) =>
  renderApp(<ApplicationDocumentsCard group={group(client_status)} renderDocument={() => null} />)

it('says what is still needed', () => {
  show('processing')
  expect(screen.getByText('Still needed: 1 document and 2 answers')).toBeTruthy()
})

it('asks for nothing while work is paused', () => {
  show('on_hold')
  expect(screen.getByText('Work is paused: nothing is asked of you now.')).toBeTruthy()
  expect(screen.queryByText(/Still needed|Provide/)).toBeNull()
})
