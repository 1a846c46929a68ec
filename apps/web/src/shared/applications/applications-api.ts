import { type ClientStatus, listMyServices, type SuccessOf } from '@sanad/contracts'
import { api } from '../api/api.ts'

type ServicesPage = SuccessOf<typeof listMyServices>
type Cursor = string | undefined

/** Part of a title, a tracking id or a firm's name; a status; a service; a business. */
export interface ServicesFilter {
  readonly q?: string
  readonly status?: ClientStatus
  readonly service_id?: string
  readonly business_id?: string
}

/** The list of applications. One application is in application-api.ts: the overview does without its schema. */
export const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // biome-ignore lint/suspicious/noConfusingVoidType: RTK Query's type for a hook without an argument
    listMyServices: build.infiniteQuery<ServicesPage, ServicesFilter | void, Cursor>({
      query: ({ queryArg, pageParam }) => ({
        endpoint: listMyServices,
        request: { query: { ...queryArg, cursor: pageParam } },
      }),
      responseSchema: listMyServices.success,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.next_cursor ?? undefined,
      },
      providesTags: ['Services'],
    }),
  }),
})

export const { useListMyServicesInfiniteQuery } = applicationsApi
