import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import {
  attachDeliverable,
  type BodyOf,
  getApplicationHistory,
  listStates,
  type SuccessOf,
} from '@sanad/contracts'
import {
  amendBuyer,
  askExtraItem,
  cancelEInvoice,
  changePromise,
  completeStage,
  completeStageWithFile,
  correctInvoice,
  countWork,
  decideDocument,
  getDeskApplication,
  getWorkPlace,
  giveDiscount,
  holdApplication,
  type KeptFileView,
  listReadyAsks,
  listRefundReasons,
  listRejectionReasons,
  listUndoableActs,
  listWork,
  maskDocument,
  proposeDiscount,
  proposeRefund,
  reopenStage,
  resumeApplication,
  saveFileView,
  takeBackAsk,
  takeBackCompletion,
  takeBackDeliverable,
  takeBackReply,
  takeNextWork,
  withdrawDiscountProposal,
  withdrawRefundProposal,
} from '@sanad/contracts/staff'
import { useDispatch } from 'react-redux'
import { api } from '../api/api.ts'
import { endpointMutation, endpointQuery } from '../api/endpoint-builders.ts'
import { readTag } from '../live/read-tag.ts'

type HistoryPage = SuccessOf<typeof getApplicationHistory>

interface CompletionWithFile {
  readonly params: { readonly id: string }
  readonly act: BodyOf<typeof completeStage>
  readonly file: File
}

interface GivenDeliverable {
  readonly params: { readonly id: string }
  /** As the contract's body names them. */
  readonly parts: Readonly<Record<string, string>>
  readonly file: File
}

const changes = { invalidatesTags: ['Application', 'Work'] } as const
const moneyChanges = { invalidatesTags: ['Application', 'Work', 'Money'] } as const

const applicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeskApplication: endpointQuery(build, getDeskApplication, {
      // The last contact is of the customer.
      providesTags: (_data, _error, { params: { id } }) => [{ type: 'Application', id }, 'Customer'],
    }),
    getApplicationHistory: build.infiniteQuery<HistoryPage, string, string | undefined>({
      query: ({ queryArg: id, pageParam }) => ({
        endpoint: getApplicationHistory,
        request: { params: { id }, query: { cursor: pageParam } },
      }),
      responseSchema: getApplicationHistory.success,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.next_cursor ?? undefined,
      },
      providesTags: (_data, _error, id) => [{ type: 'Application', id }],
    }),
    listReadyAsks: endpointQuery(build, listReadyAsks),
    listUndoableActs: endpointQuery(build, listUndoableActs, { keepUnusedDataFor: 0 }),
    listRefundReasons: endpointQuery(build, listRefundReasons),
    listRejectionReasons: endpointQuery(build, listRejectionReasons),
    listStates: endpointQuery(build, listStates),
    /** What would be taken next. */
    peekWork: endpointQuery(build, listWork, {
      providesTags: (_data, _error, asked) => ['Work', readTag('peekWork', asked)],
    }),
    countWork: endpointQuery(build, countWork, {
      providesTags: (_data, _error, asked) => ['Work', readTag('countWork', asked)],
    }),
    getWorkPlace: endpointQuery(build, getWorkPlace, {
      providesTags: (_data, _error, asked) => ['Work', readTag('getWorkPlace', asked)],
    }),
    askExtraItem: endpointMutation(build, askExtraItem, changes),
    takeBackAsk: endpointMutation(build, takeBackAsk, changes),
    takeBackDeliverable: endpointMutation(build, takeBackDeliverable, changes),
    takeBackReply: endpointMutation(build, takeBackReply, { invalidatesTags: ['Ticket', 'Work'] }),
    decideDocument: endpointMutation(build, decideDocument, changes),
    saveFileView: endpointMutation(build, saveFileView),
    maskDocument: build.mutation<SuccessOf<typeof maskDocument>, { params: { id: string }; file: File }>({
      query: ({ params, file }) => {
        const body = new FormData()
        body.append('file', file)
        return { endpoint: maskDocument, request: { params, body } }
      },
      responseSchema: maskDocument.success,
      ...changes,
    }),
    completeStage: endpointMutation(build, completeStage, changes),
    completeStageWithFile: build.mutation<SuccessOf<typeof completeStageWithFile>, CompletionWithFile>({
      query: ({ params, act, file }) => {
        const body = new FormData()
        body.append('stage_id', act.stage_id)
        body.append('comment', act.comment)
        body.append('comment_hi', act.comment_hi)
        body.append('answers', JSON.stringify(act.answers))
        if (act.seen) body.append('seen', JSON.stringify(act.seen))
        body.append('request_id', act.request_id)
        // Behind the texts: the server reads them first.
        body.append('file', file)
        return { endpoint: completeStageWithFile, request: { params, body } }
      },
      responseSchema: completeStageWithFile.success,
      ...changes,
    }),
    attachDeliverable: build.mutation<SuccessOf<typeof attachDeliverable>, GivenDeliverable>({
      query: ({ params, parts, file }) => {
        const body = new FormData()
        // What is empty is not given.
        for (const [name, value] of Object.entries(parts)) if (value) body.append(name, value)
        body.append('file', file)
        return { endpoint: attachDeliverable, request: { params, body } }
      },
      responseSchema: attachDeliverable.success,
      ...changes,
    }),
    takeBackCompletion: endpointMutation(build, takeBackCompletion, changes),
    changePromise: endpointMutation(build, changePromise, changes),
    reopenStage: endpointMutation(build, reopenStage, changes),
    holdApplication: endpointMutation(build, holdApplication, changes),
    resumeApplication: endpointMutation(build, resumeApplication, changes),
    takeNext: endpointMutation(build, takeNextWork, changes),
    proposeRefund: endpointMutation(build, proposeRefund, moneyChanges),
    giveDiscount: endpointMutation(build, giveDiscount, moneyChanges),
    proposeDiscount: endpointMutation(build, proposeDiscount, moneyChanges),
    withdrawDiscountProposal: endpointMutation(build, withdrawDiscountProposal, moneyChanges),
    withdrawRefundProposal: endpointMutation(build, withdrawRefundProposal, moneyChanges),
    cancelEInvoice: endpointMutation(build, cancelEInvoice, moneyChanges),
    amendBuyer: endpointMutation(build, amendBuyer, moneyChanges),
    correctInvoice: endpointMutation(build, correctInvoice, moneyChanges),
  }),
})

type ApiDispatch = ThunkDispatch<{ api: ReturnType<typeof applicationApi.reducer> }, unknown, UnknownAction>
const useApiDispatch = useDispatch.withTypes<ApiDispatch>()

/** Puts how a file is looked at into what was read: nothing else of the application has changed. */
export function useRememberFileView(applicationId: string): (view: KeptFileView) => void {
  const dispatch = useApiDispatch()
  return (view) =>
    dispatch(
      applicationApi.util.updateQueryData(
        'getDeskApplication',
        { params: { id: applicationId } },
        ({ data }) => {
          data.file_views = [...data.file_views.filter(({ file_id }) => file_id !== view.file_id), view]
        },
      ),
    )
}

export const {
  useAmendBuyerMutation,
  useAskExtraItemMutation,
  useAttachDeliverableMutation,
  useTakeBackAskMutation,
  useTakeBackDeliverableMutation,
  useTakeBackReplyMutation,
  useChangePromiseMutation,
  useCancelEInvoiceMutation,
  useCorrectInvoiceMutation,
  useCountWorkQuery,
  useCompleteStageMutation,
  useCompleteStageWithFileMutation,
  useDecideDocumentMutation,
  useGiveDiscountMutation,
  useProposeDiscountMutation,
  useProposeRefundMutation,
  useWithdrawDiscountProposalMutation,
  useWithdrawRefundProposalMutation,
  useGetApplicationHistoryInfiniteQuery,
  useGetDeskApplicationQuery,
  useLazyGetDeskApplicationQuery,
  useGetWorkPlaceQuery,
  useLazyListUndoableActsQuery,
  useListReadyAsksQuery,
  useListRefundReasonsQuery,
  useListRejectionReasonsQuery,
  useListStatesQuery,
  useMaskDocumentMutation,
  usePeekWorkQuery,
  useReopenStageMutation,
  useHoldApplicationMutation,
  useResumeApplicationMutation,
  useSaveFileViewMutation,
  useTakeBackCompletionMutation,
  useTakeNextMutation,
} = applicationApi
