import { listAssignedDocuments } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { problem } from '../../testing/serve-application.ts'
import { AssignedDocuments } from './assigned-documents.tsx'

const open = () => renderApp(<AssignedDocuments serviceId="skill-india" />)

it('[AP-22] documents that the server could not read say so in its words', async () => {
  portal.use(
    onCall(
      listAssignedDocuments,
      () => problem(500, 'internal', 'Internal server error. Please try again later.'),
      { params: { id: 'skill-india' } },
    ),
  )
  open()
  expect(await screen.findByText('Internal server error. Please try again later.')).toBeTruthy()
})

it('[AP-22] any other failure says what could not be fetched', async () => {
  portal.use(
    onCall(listAssignedDocuments, () => new HttpResponse('<html>', { status: 502 }), {
      params: { id: 'skill-india' },
    }),
  )
  open()
  expect(await screen.findByText('Something went wrong while fetching assigned documents')).toBeTruthy()
})
