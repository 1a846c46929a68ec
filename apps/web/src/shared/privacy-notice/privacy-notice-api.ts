import { readPrivacyNotice } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointQuery } from '../api/endpoint-builders.ts'

export const privacyNoticeApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPrivacyNotice: endpointQuery(build, readPrivacyNotice, { providesTags: ['Privacy'] }),
  }),
})

export const { useReadPrivacyNoticeQuery } = privacyNoticeApi
