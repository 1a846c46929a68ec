import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { portal, renderApp } from '../../testing/render-app.tsx'
import { problem } from '../../testing/serve-application.ts'
import { AssignedDocuments } from './assigned-documents.tsx'

const url = '*/api/service-mapper/services/skill-india/assigned-documents'
const open = () => renderApp(<AssignedDocuments serviceId="skill-india" />)

it('[AP-22] documents that the server could not read say so in its words', async () => {
  portal.use(http.get(url, () => problem(500, 'internal', 'Internal server error. Please try again later.')))
  open()
  expect(await screen.findByText('Internal server error. Please try again later.')).toBeTruthy()
})

it('[AP-22] any other failure says what could not be fetched', async () => {
  portal.use(http.get(url, () => new HttpResponse('<html>', { status: 502 })))
  open()
  expect(await screen.findByText('Something went wrong while fetching assigned documents')).toBeTruthy()
})
