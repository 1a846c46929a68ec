import { getByTrack, trackByToken } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointQuery } from '../../shared/api/endpoint-builders.ts'

const trackingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getByTrack: endpointQuery(build, getByTrack, { providesTags: ['Tracking'] }),
    trackByToken: endpointQuery(build, trackByToken, { providesTags: ['Tracking'] }),
  }),
})

export const { useGetByTrackQuery, useTrackByTokenQuery } = trackingApi
