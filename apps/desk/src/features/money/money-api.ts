import { getDeskMoneyDocument, type QueryOf, type SuccessOf } from '@sanad/contracts'
import {
  approveDiscount,
  approveRefund,
  completeRefund,
  declineDiscount,
  declineRefund,
  listDeskMoneyDocuments,
  listDueStages,
  listMoneyProposals,
  listParkedNotices,
  listPaymentsToCheck,
  resolveReview,
  retryEInvoice,
  retryRefund,
  sendMoneyDocument,
  sendPaymentLink,
  takeBackDiscountApproval,
  takeBackRefundApproval,
} from '@sanad/contracts/staff'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'

type DuePage = SuccessOf<typeof listDueStages>
type DocumentPage = SuccessOf<typeof listDeskMoneyDocuments>
type DocumentQuery = Omit<QueryOf<typeof listDeskMoneyDocuments>, 'cursor' | 'limit'>

const changes = { invalidatesTags: ['Money', 'Work', 'Application'] } as const

const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPaymentsToCheck: endpointQuery(build, listPaymentsToCheck, { providesTags: ['Money'] }),
    listParkedNotices: endpointQuery(build, listParkedNotices, { providesTags: ['Money'] }),
    listMoneyProposals: endpointQuery(build, listMoneyProposals, { providesTags: ['Money'] }),
    listDueStages: build.infiniteQuery<DuePage, undefined, string | undefined>({
      query: ({ pageParam }) => ({ endpoint: listDueStages, request: { query: { cursor: pageParam } } }),
      responseSchema: listDueStages.success,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.next_cursor ?? undefined,
      },
      providesTags: ['Money'],
    }),
    listDeskMoneyDocuments: build.infiniteQuery<DocumentPage, DocumentQuery, string | undefined>({
      query: ({ queryArg, pageParam }) => ({
        endpoint: listDeskMoneyDocuments,
        request: { query: { ...queryArg, cursor: pageParam } },
      }),
      responseSchema: listDeskMoneyDocuments.success,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.next_cursor ?? undefined,
      },
      providesTags: ['Money'],
    }),
    getDeskMoneyDocument: endpointQuery(build, getDeskMoneyDocument),
    sendMoneyDocument: endpointMutation(build, sendMoneyDocument),
    sendPaymentLink: endpointMutation(build, sendPaymentLink, { invalidatesTags: ['Money'] }),
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
  useLazyGetDeskMoneyDocumentQuery,
  useListDeskMoneyDocumentsInfiniteQuery,
  useListDueStagesInfiniteQuery,
  useListMoneyProposalsQuery,
  useListParkedNoticesQuery,
  useListPaymentsToCheckQuery,
  useResolveReviewMutation,
  useRetryEInvoiceMutation,
  useRetryRefundMutation,
  useSendMoneyDocumentMutation,
  useSendPaymentLinkMutation,
  useTakeBackDiscountApprovalMutation,
  useTakeBackRefundApprovalMutation,
} = moneyApi
