import { type ApplicationDocuments, listDocuments, listStates } from '@sanad/contracts'
import { expect, it } from 'vitest'
import { documentsApi } from '../../features/documents/documents-api.ts'
import { answerOddly } from '../../testing/fake-portal.ts'
import { openStore } from '../../testing/open-store.ts'
import { initialAuth } from '../auth/auth-slice.ts'
import { initialUi } from '../state/ui-state.ts'
import { statesApi } from '../states/states-api.ts'

const auth = { ...initialAuth, token: 'token', isAuthenticated: true }
const store = () => openStore({ initialState: { auth, ui: initialUi }, onSessionExpired: () => {} })
const states = [{ id: 21, state_name: 'Maharashtra' }]

const paid: ApplicationDocuments = {
  application: {
    id: '0190b3c8-7b1e-7c3a-9d52-0000000000a1',
    track_id: 'TPR-8F3KQ7M2XD',
    title: 'Training Partner Registration',
    name_of_firm: 'Asha Foods',
    payment_status: 1,
    client_status: 'processing',
  },
  may_upload: true,
  documents: [
    {
      document_id: 'pan',
      label: 'PAN card',
      help: '',
      uploaded: {
        id: '0190b3c8-7b1e-7c3a-9d52-0000000000d1',
        document_id: 'pan',
        filename: 'pan.pdf',
        original_name: 'My PAN.pdf',
        size_bytes: 48_213,
        status: 'accepted',
        rejection_reason: null,
        uploaded_at: '2026-11-20T06:00:00.000Z',
        view_url: null,
      },
    },
  ],
  deliverables: [],
  pending_items: 0,
}

it('[AP-24] States and uploaded documents are read as a list, {data} and {success, data} alike', async () => {
  for (const wrap of [
    (data: object[]) => data,
    (data: object[]) => ({ data }),
    (data: object[]) => ({ success: true, data }),
  ]) {
    answerOddly(listStates, wrap(states))
    const listed = await store().dispatch(statesApi.endpoints.listStates.initiate())
    expect(listed.data?.data).toEqual(states)
    answerOddly(listDocuments, wrap([paid]))
    const documents = await store().dispatch(documentsApi.endpoints.listDocuments.initiate())
    expect(documents.data?.pages.map(({ data, next_cursor }) => [data, next_cursor])).toEqual([
      [[paid], null],
    ])
  }
})
