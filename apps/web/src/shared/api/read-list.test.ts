import { listDocuments, listStates } from '@sanad/contracts'
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

it('[AP-24] States and uploaded documents are read as a list, {data} and {success, data} alike', async () => {
  for (const wrap of [
    (data: object[]) => data,
    (data: object[]) => ({ data }),
    (data: object[]) => ({ success: true, data }),
  ]) {
    answerOddly(listStates, wrap(states))
    const listed = await store().dispatch(statesApi.endpoints.listStates.initiate())
    expect(listed.data?.data).toEqual(states)
    answerOddly(listDocuments, wrap([]))
    const documents = await store().dispatch(documentsApi.endpoints.listDocuments.initiate())
    expect(documents.data?.pages.map(({ data, next_cursor }) => [data, next_cursor])).toEqual([[[], null]])
  }
})
