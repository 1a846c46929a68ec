import { countUnreadNotifications } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointQuery } from '../../shared/api/endpoint-builders.ts'

/** Mounted on every screen. */
const unreadApi = api.injectEndpoints({
  endpoints: (build) => ({
    countUnreadNotifications: endpointQuery(build, countUnreadNotifications, {
      providesTags: ['Notifications'],
    }),
  }),
})

export const { useCountUnreadNotificationsQuery } = unreadApi
