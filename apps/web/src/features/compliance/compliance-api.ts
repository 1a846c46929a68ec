import {
  createComplianceCalendarLink,
  getCalendarSubscription,
  getComplianceProfile,
  makeCalendarSubscription,
  markComplianceDone,
  setComplianceProfile,
  undoComplianceDone,
  withdrawCalendarSubscription,
} from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'

const complianceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getComplianceProfile: endpointQuery(build, getComplianceProfile, {
      providesTags: (_result, _error, { params }) => [{ type: 'ComplianceProfile', id: params.id }],
    }),
    setComplianceProfile: endpointMutation(build, setComplianceProfile, {
      invalidatesTags: (_result, _error, { params }) => [
        'Compliance',
        { type: 'ComplianceProfile', id: params.id },
      ],
    }),
    markComplianceDone: endpointMutation(build, markComplianceDone, { invalidatesTags: ['Compliance'] }),
    undoComplianceDone: endpointMutation(build, undoComplianceDone, { invalidatesTags: ['Compliance'] }),
    createComplianceCalendarLink: endpointMutation(build, createComplianceCalendarLink),
    getCalendarSubscription: endpointQuery(build, getCalendarSubscription, {
      providesTags: ['CalendarSubscription'],
    }),
    makeCalendarSubscription: endpointMutation(build, makeCalendarSubscription, {
      invalidatesTags: ['CalendarSubscription'],
    }),
    withdrawCalendarSubscription: endpointMutation(build, withdrawCalendarSubscription, {
      invalidatesTags: ['CalendarSubscription'],
    }),
  }),
})

export const {
  useGetComplianceProfileQuery,
  useSetComplianceProfileMutation,
  useMarkComplianceDoneMutation,
  useUndoComplianceDoneMutation,
  useCreateComplianceCalendarLinkMutation,
  useGetCalendarSubscriptionQuery,
  useMakeCalendarSubscriptionMutation,
  useWithdrawCalendarSubscriptionMutation,
} = complianceApi
