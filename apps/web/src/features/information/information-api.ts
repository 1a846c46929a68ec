import { reuseAnswer, reuseDocument, submitDocument, submitFields } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointUpload } from '../../shared/api/endpoint-builders.ts'

export const informationApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitFields: endpointMutation(build, submitFields, { invalidatesTags: ['Service', 'Services'] }),
    reuseAnswer: endpointMutation(build, reuseAnswer, { invalidatesTags: ['Service', 'Services'] }),
    reuseDocument: endpointMutation(build, reuseDocument, { invalidatesTags: ['Service', 'Services'] }),
    submitDocument: endpointUpload(build, submitDocument, { invalidatesTags: ['Service', 'Services'] }),
  }),
})

export const { useReuseAnswerMutation, useReuseDocumentMutation, useSubmitFieldsMutation } = informationApi
