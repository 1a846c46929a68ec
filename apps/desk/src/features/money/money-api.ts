import {
  approveDiscount,
  approveRefund,
  completeRefund,
  declineDiscount,
  declineRefund,
  listMoneyProposals,
  listParkedNotices,
  listPaymentsToCheck,
  resolveReview,
  retryEInvoice,
  retryRefund,
  takeBackDiscountApproval,
  takeBackRefundApproval,
} from '@sanad/contracts/staff'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'

const changes = { invalidatesTags: ['Money', 'Work', 'Application'] } as const

const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPaymentsToCheck: endpointQuery(build, listPaymentsToCheck, { providesTags: ['Money'] }),
    listParkedNotices: endpointQuery(build, listParkedNotices, { providesTags: ['Money'] }),
    listMoneyProposals: endpointQuery(build, listMoneyProposals, { providesTags: ['Money'] }),
    approveRefund: endpointMutation(build, approveRefund, changes),
    declineRefund: endpointMutation(build, declineRefund, changes),
    takeBackRefundApproval: endpointMutation(build, takeBackRefundApproval, changes),
    approveDiscount: endpointMutation(build, approveDiscount, changes),
    declineDiscount: endpointMutation(build, declineDiscount, changes),
    takeBackDiscountApproval: endpointMutation(build, takeBackDiscountApproval, changes),
    resolveReview: endpointMutation(build, resolveReview, changes),
    retryEInvoice: endpointMutation(build, retryEInvoice, changes),
    retryRefund: endpointMutation(build, retryRefund, changes),
    completeRefund: endpointMutation(build, completeRefund, changes),
  }),
})

export const {
  useApproveDiscountMutation,
  useApproveRefundMutation,
  useCompleteRefundMutation,
  useDeclineDiscountMutation,
  useDeclineRefundMutation,
  useListMoneyProposalsQuery,
  useListParkedNoticesQuery,
  useListPaymentsToCheckQuery,
  useResolveReviewMutation,
  useRetryEInvoiceMutation,
  useRetryRefundMutation,
  useTakeBackDiscountApprovalMutation,
  useTakeBackRefundApprovalMutation,
} = moneyApi
