import {
  type BodyOf,
  type Channel,
  type NotificationPreferences,
  NotificationTopic,
  type saveNotificationPreferences,
} from '@sanad/contracts'
import { isLanguage, type Language, languageName, offeredLanguages } from '@sanad/texts'
import { profileNotificationsMessages } from '@sanad/texts/web/profile-notifications'
import { CheckboxMatrix, CheckIcon, SelectField, Stack } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useState } from 'react'
import {
  offeredChannels,
  useSaveNotificationPreferencesMutation,
} from '../../shared/notifications/preferences-api.ts'
import styles from './profile.module.css'

/** Each choice is saved as it is made. */
export function NotificationChoices({ preferences }: { preferences: NotificationPreferences }) {
  const texts = useMessages(profileNotificationsMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [isSaved, setSaved] = useState(false)
  const [save] = useSaveNotificationPreferencesMutation()
  const { verified } = preferences
  const offered = offeredChannels(preferences)

  const send = async (body: BodyOf<typeof saveNotificationPreferences>) => {
    setSaved(false)
    const { error } = await save({ body })
    setSaved(!error)
    if (error) toast('error', errorText(error, texts.saveFailed))
  }
  const ways = {
    sms: texts.unverifiedSms,
    email: texts.unverifiedEmail,
    whatsapp: texts.unverifiedWhatsapp,
  }

  return (
    <Stack>
      <CheckboxMatrix
        label={texts.title}
        rowsLabel={texts.about}
        rows={NotificationTopic.options.map((topic) => ({ value: topic, label: texts[topic] }))}
        columns={offered.map((channel) => ({
          value: channel,
          label: texts[channel],
          reason: verified[channel] ? undefined : texts.notVerified,
        }))}
        isChecked={(topic, channel) => isEnabled(preferences, topic, channel)}
        onToggle={(topic, channel, enabled) => void send({ choices: [{ topic, channel, enabled }] })}
      />
      {/* Emptied at each choice: a text that stays is not announced again. */}
      <p role="status" className={styles.saved}>
        {isSaved && (
          <>
            <CheckIcon size={1} />
            {texts.saved}
          </>
        )}
      </p>
      {offered
        .filter((channel) => !verified[channel])
        .map((channel) => (
          <p key={channel} className={styles.detail}>
            {ways[channel]}
          </p>
        ))}
      <SelectField
        label={texts.language}
        value={preferences.language}
        options={choosable(preferences.language).map((value) => ({ value, label: languageName(value) }))}
        onChange={({ currentTarget: { value } }) => {
          if (isLanguage(value)) void send({ language: value })
        }}
      />
    </Stack>
  )
}

function isEnabled({ choices }: NotificationPreferences, topic: NotificationTopic, channel: Channel) {
  return choices.some((choice) => choice.topic === topic && choice.channel === channel && choice.enabled)
}

/** A language that is not offered stays chosen until another one is. */
function choosable(chosen: Language): Language[] {
  return [...new Set([...offeredLanguages, chosen])]
}
