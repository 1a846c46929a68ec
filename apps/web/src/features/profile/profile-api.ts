import { listSessions, revokeOtherSessions, revokeSession, updateProfile } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'
import { userChanged } from '../../shared/auth/auth-slice.ts'

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: endpointMutation(build, updateProfile, {
      // A changed e-mail address changes the linked accounts.
      invalidatesTags: ['Profile', 'Accounts'],
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(userChanged(data.user)),
          () => {}, // The caller handles the error.
        ),
    }),
    listSessions: endpointQuery(build, listSessions, { providesTags: ['Sessions'] }),
    revokeSession: endpointMutation(build, revokeSession, { invalidatesTags: ['Sessions'] }),
    revokeOtherSessions: endpointMutation(build, revokeOtherSessions, { invalidatesTags: ['Sessions'] }),
  }),
})

export const {
  useUpdateProfileMutation,
  useListSessionsQuery,
  useRevokeSessionMutation,
  useRevokeOtherSessionsMutation,
} = profileApi
