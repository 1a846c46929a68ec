import { listNotifications, markNotificationRead, markNotificationsRead } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: endpointQuery(build, listNotifications, { providesTags: ['Notifications'] }),
    markNotificationRead: endpointMutation(build, markNotificationRead, {
      invalidatesTags: ['Notifications'],
    }),
    markNotificationsRead: endpointMutation(build, markNotificationsRead, {
      invalidatesTags: ['Notifications'],
    }),
  }),
})

export const {
  useListNotificationsQuery,
  useMarkNotificationReadMutation,
  useMarkNotificationsReadMutation,
} = notificationsApi
