import {
  completeRefund,
  listParkedNotices,
  listPaymentsToCheck,
  resolveReview,
  retryRefund,
} from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'

const changes = { invalidatesTags: ['Money', 'Work'] } as const

const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPaymentsToCheck: endpointQuery(build, listPaymentsToCheck, { providesTags: ['Money'] }),
    listParkedNotices: endpointQuery(build, listParkedNotices, { providesTags: ['Money'] }),
    resolveReview: endpointMutation(build, resolveReview, changes),
    retryRefund: endpointMutation(build, retryRefund, changes),
    completeRefund: endpointMutation(build, completeRefund, changes),
  }),
})

export const {
  useCompleteRefundMutation,
  useListParkedNoticesQuery,
  useListPaymentsToCheckQuery,
  useResolveReviewMutation,
  useRetryRefundMutation,
} = moneyApi
