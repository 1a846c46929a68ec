import {
  type BodyOf,
  Channel,
  getNotificationPreferences,
  type NotificationPreferences,
  saveNotificationPreferences,
} from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointMutation, endpointQuery } from '../api/endpoint-builders.ts'

const preferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotificationPreferences: endpointQuery(build, getNotificationPreferences, {
      // Verification changes which channels are available.
      providesTags: ['Profile'],
    }),
    saveNotificationPreferences: endpointMutation(build, saveNotificationPreferences, {
      // Optimistic update with rollback.
      onQueryStarted: async ({ body }, { dispatch, queryFulfilled }) => {
        const change = preferencesApi.util.updateQueryData(
          'getNotificationPreferences',
          undefined,
          ({ data }) => choose(data, body),
        )
        const { undo } = dispatch(change)
        await queryFulfilled.catch(undo)
      },
    }),
  }),
})

/** By what the portal sends messages. */
export function offeredChannels({ verified }: NotificationPreferences): Channel[] {
  return Channel.options.filter((channel) => verified[channel] !== undefined)
}

function choose(
  preferences: NotificationPreferences,
  { choices = [], language, reminder_days }: BodyOf<typeof saveNotificationPreferences>,
): void {
  if (language) preferences.language = language
  if (reminder_days) preferences.reminder_days = reminder_days
  for (const { topic, channel, enabled } of choices) {
    const kept = preferences.choices.find((one) => one.topic === topic && one.channel === channel)
    if (kept) kept.enabled = enabled
  }
}

export const { useGetNotificationPreferencesQuery, useSaveNotificationPreferencesMutation } = preferencesApi
