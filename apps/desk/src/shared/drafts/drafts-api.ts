import {
  listApplicationDrafts,
  listConsultationDrafts,
  listCustomerDrafts,
  listDocumentDrafts,
  listRefundDrafts,
  listTicketDrafts,
  saveApplicationDraft,
  saveConsultationDraft,
  saveCustomerDraft,
  saveDocumentDraft,
  saveRefundDraft,
  saveTicketDraft,
} from '@sanad/contracts/staff'
import { api } from '../api/api.ts'
import { endpointMutation, endpointQuery } from '../api/endpoint-builders.ts'

const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Read anew each time that a form opens: it may have been written on another device.
    listTicketDrafts: endpointQuery(build, listTicketDrafts, { keepUnusedDataFor: 0 }),
    listDocumentDrafts: endpointQuery(build, listDocumentDrafts, { keepUnusedDataFor: 0 }),
    listApplicationDrafts: endpointQuery(build, listApplicationDrafts, { keepUnusedDataFor: 0 }),
    listRefundDrafts: endpointQuery(build, listRefundDrafts, { keepUnusedDataFor: 0 }),
    listCustomerDrafts: endpointQuery(build, listCustomerDrafts, { keepUnusedDataFor: 0 }),
    listConsultationDrafts: endpointQuery(build, listConsultationDrafts, { keepUnusedDataFor: 0 }),
    saveTicketDraft: endpointMutation(build, saveTicketDraft),
    saveDocumentDraft: endpointMutation(build, saveDocumentDraft),
    saveApplicationDraft: endpointMutation(build, saveApplicationDraft),
    saveRefundDraft: endpointMutation(build, saveRefundDraft),
    saveCustomerDraft: endpointMutation(build, saveCustomerDraft),
    saveConsultationDraft: endpointMutation(build, saveConsultationDraft),
  }),
})

export const {
  useListApplicationDraftsQuery,
  useListConsultationDraftsQuery,
  useListCustomerDraftsQuery,
  useListDocumentDraftsQuery,
  useListRefundDraftsQuery,
  useListTicketDraftsQuery,
  useSaveApplicationDraftMutation,
  useSaveConsultationDraftMutation,
  useSaveCustomerDraftMutation,
  useSaveDocumentDraftMutation,
  useSaveRefundDraftMutation,
  useSaveTicketDraftMutation,
} = draftsApi
