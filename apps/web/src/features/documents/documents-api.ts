import { listDocuments, type SuccessOf } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { readList } from '../../shared/api/read-list.ts'

type DocumentsPage = SuccessOf<typeof listDocuments>
type Cursor = string | undefined

export const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDocuments: build.infiniteQuery<DocumentsPage, void, Cursor>({
      query: ({ pageParam }) => ({
        endpoint: listDocuments,
        request: { query: { cursor: pageParam, limit: 10 } },
      }),
      transformResponse: readList<DocumentsPage>,
      responseSchema: listDocuments.success,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.next_cursor ?? undefined,
      },
      // Required documents change with the services.
      providesTags: ['Services'],
    }),
  }),
})

export const { useListDocumentsInfiniteQuery } = documentsApi
