import {
  cancelErasure,
  createDataExportLink,
  nameNominee,
  readPrivacy,
  removeNominee,
  requestDataExport,
  requestErasure,
  saveConsents,
} from '@sanad/contracts'
import { api } from '../../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../../shared/api/endpoint-builders.ts'

const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPrivacy: endpointQuery(build, readPrivacy, { providesTags: ['Privacy'] }),
    saveConsents: endpointMutation(build, saveConsents, { invalidatesTags: ['Privacy'] }),
    nameNominee: endpointMutation(build, nameNominee, { invalidatesTags: ['Privacy'] }),
    removeNominee: endpointMutation(build, removeNominee, { invalidatesTags: ['Privacy'] }),
    requestDataExport: endpointMutation(build, requestDataExport, { invalidatesTags: ['Privacy'] }),
    createDataExportLink: endpointMutation(build, createDataExportLink),
    requestErasure: endpointMutation(build, requestErasure, { invalidatesTags: ['Privacy'] }),
    cancelErasure: endpointMutation(build, cancelErasure, { invalidatesTags: ['Privacy'] }),
  }),
})

export const {
  useReadPrivacyQuery,
  useSaveConsentsMutation,
  useNameNomineeMutation,
  useRemoveNomineeMutation,
  useRequestDataExportMutation,
  useCreateDataExportLinkMutation,
  useRequestErasureMutation,
  useCancelErasureMutation,
} = privacyApi
