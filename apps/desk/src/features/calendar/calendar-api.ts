import {
  listCalendarDays,
  readCalendarEffect,
  saveCalendarDay,
  withdrawCalendarDay,
} from '@sanad/contracts/staff'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'
import { readTag } from '../../shared/live/read-tag.ts'

const changes = { invalidatesTags: ['Calendar', 'Work'] } as const

const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCalendarDays: endpointQuery(build, listCalendarDays, { providesTags: ['Calendar'] }),
    readCalendarEffect: endpointQuery(build, readCalendarEffect, {
      providesTags: (_data, _error, asked) => ['Calendar', 'Work', readTag('readCalendarEffect', asked)],
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
