import {
  acceptInvitation,
  getSignInStep,
  getStaffMember,
  lockStaffSession,
  saveStaffLanguage,
  staffLogin,
  staffLogout,
} from '@sanad/contracts/staff'
import { api } from '../api/api.ts'
import { endpointMutation, endpointQuery } from '../api/endpoint-builders.ts'

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStaffMember: endpointQuery(build, getStaffMember, { providesTags: ['Me'] }),
    getSignInStep: endpointQuery(build, getSignInStep),
    staffLogin: endpointMutation(build, staffLogin),
    acceptInvitation: endpointMutation(build, acceptInvitation),
    lockStaffSession: endpointMutation(build, lockStaffSession),
    saveStaffLanguage: endpointMutation(build, saveStaffLanguage),
    staffLogout: endpointMutation(build, staffLogout),
  }),
})

export const {
  useAcceptInvitationMutation,
  useGetSignInStepQuery,
  useSaveStaffLanguageMutation,
  useStaffLoginMutation,
  useStaffLogoutMutation,
} = sessionApi
