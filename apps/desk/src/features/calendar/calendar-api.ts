import {
  listCalendarDays,
  readCalendarEffect,
  saveCalendarDay,
  withdrawCalendarDay,
} from '@sanad/contracts/staff'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'

const changes = { invalidatesTags: ['Calendar', 'Work'] } as const

const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCalendarDays: endpointQuery(build, listCalendarDays, { providesTags: ['Calendar'] }),
    // Of the moment in which somebody asks: reckoned over all open work, it does not follow each change of it.
    readCalendarEffect: endpointQuery(build, readCalendarEffect, {
      providesTags: ['Calendar'],
      keepUnusedDataFor: 0,
    }),
    saveCalendarDay: endpointMutation(build, saveCalendarDay, changes),
    withdrawCalendarDay: endpointMutation(build, withdrawCalendarDay, changes),
  }),
})

export const {
  useListCalendarDaysQuery,
  useReadCalendarEffectQuery,
  useSaveCalendarDayMutation,
  useWithdrawCalendarDayMutation,
} = calendarApi
