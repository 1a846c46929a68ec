import { getProfile, logout } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointMutation, endpointQuery } from '../api/endpoint-builders.ts'
import { userChanged } from './auth-slice.ts'

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: endpointQuery(build, getProfile, {
      providesTags: ['Profile'],
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(userChanged(data.user)),
          () => {}, // The caller handles the error.
        ),
    }),
    logout: endpointMutation(build, logout),
  }),
})

export const { useGetProfileQuery, useLogoutMutation } = authApi
