import { makePanelCode, type SuccessOf } from '@sanad/contracts'
import {
  addCustomerNote,
  type CustomerEvent,
  listCustomerTimeline,
  sendActingCode,
} from '@sanad/contracts/staff'
import { api } from '../../shared/api/api.ts'
import { endpointMutation } from '../../shared/api/endpoint-builders.ts'
import { readTag } from '../../shared/live/read-tag.ts'

type Page = SuccessOf<typeof listCustomerTimeline>
interface Timeline {
  readonly id: string
  readonly kind: CustomerEvent['kind'] | undefined
}

const customerApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCustomerTimeline: build.infiniteQuery<Page, Timeline, string | undefined>({
      query: ({ queryArg: { id, kind }, pageParam: cursor }) => ({
        endpoint: listCustomerTimeline,
        request: { params: { id }, query: { kind, cursor } },
      }),
      responseSchema: listCustomerTimeline.success,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.next_cursor ?? undefined,
      },
      providesTags: (_data, _error, asked) => ['Customer', 'Work', readTag('listCustomerTimeline', asked)],
    }),
    addCustomerNote: endpointMutation(build, addCustomerNote, { invalidatesTags: ['Customer'] }),
    sendActingCode: endpointMutation(build, sendActingCode, { invalidatesTags: ['Customer'] }),
    makePanelCode: endpointMutation(build, makePanelCode, { invalidatesTags: ['Customer'] }),
  }),
})

export const {
  useAddCustomerNoteMutation,
  useListCustomerTimelineInfiniteQuery,
  useMakePanelCodeMutation,
  useSendActingCodeMutation,
} = customerApi
