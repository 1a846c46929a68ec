import { combineSlices, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { listErasureRequests, type SuccessOf } from '@sanad/contracts'
import { createPortalApi, portalMiddlewares } from '../api/create-portal-api.ts'
import { endpointBuilders } from '../api/endpoint-builders.ts'
import type { SessionAdapter, SessionEnd } from '../session/session-adapter.ts'
import { lateSlices } from '../state/late-slices.ts'
import { uiReducer } from '../state/ui-slice.ts'

interface Clerk {
  key: string | null
  name?: string
}

const clerk = createSlice({
  name: 'clerk',
  initialState: { key: null } as Clerk,
  reducers: {
    arrived: (_, { payload }: PayloadAction<Clerk>) => payload,
    dismissed: (_, _action: PayloadAction<SessionEnd>): Clerk => ({ key: null }),
  },
})
export const { arrived, dismissed } = clerk.actions

const clerkOf = (state: unknown) => (state as { clerk: Clerk }).clerk

/** A session unlike the customer's: own state, own header, own access. */
export const clerkSession: SessionAdapter = {
  access: 'staff',
  tokenOf: (state) => clerkOf(state).key,
  accountOf: (state) => clerkOf(state).name,
  headersOf: (_endpoint, state, bearer): Record<string, string> => ({
    'x-desk': bearer ?? clerkOf(state).key ?? '',
  }),
  expired: dismissed,
}

type Tag = 'Erasures'
const { endpointQuery } = endpointBuilders<Tag>()

const newest = { query: {} }

type Page = SuccessOf<typeof listErasureRequests>
type Cursor = string | undefined

/** The smallest app on the kit, with one operation and its pages; signed in unless `key` is null. */
export function makeDesk(key: string | null = 'key of Priya') {
  const rootReducer = combineSlices({ ui: uiReducer, clerk: clerk.reducer })
  const { lateMiddleware, joinStore, whenSliceJoins } = lateSlices(rootReducer)
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { clerk: key === null ? { key } : { key, name: 'Priya' } },
    middleware: (getDefault) => getDefault().concat(lateMiddleware),
  })
  whenSliceJoins(() => store.dispatch({ type: 'sliceJoined' }))
  const options = { session: clerkSession, tagTypes: ['Erasures'] as const }
  const api = createPortalApi<Tag>(options)
  joinStore(api, portalMiddlewares(api, options))
  const { endpoints, useListErasurePagesInfiniteQuery } = api.injectEndpoints({
    endpoints: (build) => ({
      listErasures: endpointQuery(build, listErasureRequests, { providesTags: ['Erasures'] }),
      listErasurePages: build.infiniteQuery<Page, void, Cursor>({
        query: ({ pageParam }) => ({
          endpoint: listErasureRequests,
          request: { query: { cursor: pageParam } },
        }),
        responseSchema: listErasureRequests.success,
        infiniteQueryOptions: {
          initialPageParam: undefined,
          getNextPageParam: (page) => page.next_cursor ?? undefined,
        },
        providesTags: ['Erasures'],
      }),
    }),
  })
  return {
    store,
    useListErasurePagesInfiniteQuery,
    readAgain: () => void store.dispatch(api.util.invalidateTags(['Erasures'])),
    read: () => store.dispatch(endpoints.listErasures.initiate(newest, { forceRefetch: true })),
    cached: () => endpoints.listErasures.select(newest)(store.getState() as never).data,
  }
}
