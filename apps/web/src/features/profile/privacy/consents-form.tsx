import type { readPrivacy, SuccessOf } from '@sanad/contracts'
import { profilePrivacyMessages } from '@sanad/texts/web/profile-privacy'
import { Banner, Button, Checkbox, Stack } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { type FormEvent, useState } from 'react'
import { PrivacyNoticeDialog } from '../../../shared/privacy-notice/privacy-notice-dialog.tsx'
import styles from './privacy.module.css'
import { useSaveConsentsMutation } from './privacy-api.ts'

type Privacy = SuccessOf<typeof readPrivacy>['data']

/** What we do with the customer's data: agreed to, or part of the service; turning it off is as easy as turning it on. */
export function ConsentsForm({ privacy }: { privacy: Privacy }) {
  const texts = useMessages(profilePrivacyMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [isReading, setReading] = useState(false)
  const [save, { isLoading }] = useSaveConsentsMutation()
  const { consents, notice_version, is_notice_new } = privacy

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const body = { notice_version, reminders: given.has('reminders'), offers: given.has('offers') }
    const { error } = await save({ body })
    if (error) toast('error', errorText(error, texts.saveFailed))
    else toast('success', texts.saved)
  }

  return (
    <form onSubmit={(event) => void submit(event)} aria-label={texts.consents}>
      <Stack>
        {is_notice_new && (
          <Banner tone="warning" title={texts.newNotice}>
            {texts.newNoticeText}
          </Banner>
        )}
        <h3 className={styles.heading}>{texts.consents}</h3>
        {consents.map(({ purpose, required, title, text, basis, active }) => (
          <Checkbox
            key={purpose}
            name={purpose}
            label={title}
            description={basis === 'service' ? `${text} ${texts.partOfService}` : text}
            disabled={required}
            defaultChecked={required || active}
          />
        ))}
        <div className={styles.buttons}>
          <Button type="submit" busy={isLoading} busyLabel={texts.saving}>
            {texts.save}
          </Button>
          <Button variant="secondary" onClick={() => setReading(true)}>
            {texts.readNotice}
          </Button>
        </div>
        {isReading && <PrivacyNoticeDialog onClose={() => setReading(false)} />}
      </Stack>
    </form>
  )
}
