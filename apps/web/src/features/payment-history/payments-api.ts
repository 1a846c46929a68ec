import { listPayments, type SuccessOf } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'

type PaymentsPage = SuccessOf<typeof listPayments>
type Cursor = string | undefined

export const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.infiniteQuery<PaymentsPage, void, Cursor>({
      query: ({ pageParam }) => ({ endpoint: listPayments, request: { query: { cursor: pageParam } } }),
      responseSchema: listPayments.success,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.next_cursor ?? undefined,
      },
      // Due payments change with the services.
      providesTags: ['Services'],
    }),
  }),
})

export const { useListPaymentsInfiniteQuery } = paymentsApi
