import { Channel, type NotificationPreferences } from '@sanad/contracts'
import { reminderDays } from '@sanad/domain/compliance'
import { localeOf } from '@sanad/texts'
import { complianceMessages } from '@sanad/texts/web/compliance'
import { Banner, CheckboxGroup, FoldedCard, LinkButton, LoadingState, Stack } from '@sanad/ui'
import { AppLink, ReadAlert, useErrorText, useLanguage, useMessages, useToast } from '@sanad/web-kit'
import {
  offeredChannels,
  useGetNotificationPreferencesQuery,
  useSaveNotificationPreferencesMutation,
} from '../../../shared/notifications/preferences-api.ts'
import { paths } from '../../../shared/routing/paths.ts'

/** How long before a due date the customer is reminded, and by which channels. */
export function RemindersCard() {
  const texts = useMessages(complianceMessages)
  const { data, error, isLoading, refetch } = useGetNotificationPreferencesQuery()
  const summary = useReminderSummary(data?.data)
  const isPortalAlone = data !== undefined && usedChannels(data.data).length === 0
  return (
    <FoldedCard title={texts.reminders} summary={isPortalAlone ? texts.portalAlone : summary}>
      {isPortalAlone && <Banner tone="warning">{texts.portalAloneText}</Banner>}
      {isLoading && <LoadingState size="inline" label={texts.remindersLoading} />}
      {error && !data && <ReadAlert error={error} failed={texts.remindersFailed} onRetry={refetch} />}
      {data && <ReminderChoices preferences={data.data} />}
    </FoldedCard>
  )
}

const channelTexts = { sms: 'bySms', email: 'byEmail', whatsapp: 'byWhatsapp' } as const

function ReminderChoices({ preferences }: { preferences: NotificationPreferences }) {
  const texts = useMessages(complianceMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [save] = useSaveNotificationPreferencesMutation()
  const { verified, reminder_days } = preferences
  const send = async (body: Parameters<typeof save>[0]['body']) => {
    const { error } = await save({ body })
    if (error) toast('error', errorText(error, texts.remindersNotSaved))
  }
  const offered = offeredChannels(preferences)
  const isMissing = offered.some((channel) => !verified[channel])
  return (
    <Stack>
      <CheckboxGroup
        label={texts.remindersWhen}
        inline
        options={reminderDays.map((days) => ({
          value: String(days),
          label: texts.daysBefore({ count: days }),
        }))}
        value={reminder_days.map(String)}
        onValueChange={(chosen) =>
          void send({ reminder_days: reminderDays.filter((days) => chosen.includes(String(days))) })
        }
      />
      <CheckboxGroup
        label={texts.remindersHow}
        hint={texts.remindersHowHint}
        inline
        options={offered.map((channel) => ({
          value: channel,
          label: texts[channelTexts[channel]],
          description: verified[channel] ? undefined : texts.channelUnverified,
          disabled: !verified[channel],
        }))}
        value={usedChannels(preferences)}
        onValueChange={(chosen) =>
          void send({
            choices: offered
              .filter((channel) => verified[channel])
              .map((channel) => ({ topic: 'compliance', channel, enabled: chosen.includes(channel) })),
          })
        }
      />
      {isMissing && (
        <LinkButton variant="quiet" size="small" render={<AppLink to={paths.profile} />}>
          {texts.verifyChannels}
        </LinkButton>
      )}
    </Stack>
  )
}

/** The channels that are on and can be used. */
function usedChannels({ choices, verified }: NotificationPreferences): Channel[] {
  return Channel.options.filter(
    (channel) =>
      verified[channel] &&
      choices.some((one) => one.topic === 'compliance' && one.channel === channel && one.enabled),
  )
}

/** The choices in a line. */
function useReminderSummary(preferences: NotificationPreferences | undefined): string | undefined {
  const texts = useMessages(complianceMessages)
  const list = new Intl.ListFormat(localeOf(useLanguage()))
  if (!preferences) return undefined
  const { reminder_days } = preferences
  if (reminder_days.length === 0) return texts.remindersOff
  const when = list.format(reminder_days.toReversed().map((count) => texts.daysBefore({ count })))
  const channels = usedChannels(preferences).map((channel) => texts[channelTexts[channel]])
  return texts.remindersSummary({ when, how: list.format([texts.inPortal, ...channels]) })
}
