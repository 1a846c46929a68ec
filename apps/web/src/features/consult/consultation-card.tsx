import type { Consultation } from '@sanad/contracts'
import { displayTrackingId } from '@sanad/domain'
import { type ConsultTexts, consultMessages } from '@sanad/texts/web/consult'
import {
  Button,
  Card,
  Inline,
  type KeyValueItem,
  KeyValueList,
  LinkButton,
  Stack,
  VisuallyHidden,
} from '@sanad/ui'
import { useLanguage, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { CancelDialog } from './cancel-dialog.tsx'
import styles from './consultation-card.module.css'
import { ConsultationStatusBadge } from './consultation-status-badge.tsx'
import { RescheduleDialog } from './reschedule-dialog.tsx'
import { longDayText, slotText, timeText } from './slot-text.ts'
import { topicText } from './topic-text.ts'

/** A consultation to come, with what may be done about it. */
export function ConsultationCard({ consultation }: { consultation: Consultation }) {
  const texts = useMessages(consultMessages)
  const language = useLanguage()
  const [dialog, setDialog] = useState<'move' | 'cancel'>()
  const { starts_at, ends_at, status, changeable_until, meeting_url } = consultation
  const close = () => setDialog(undefined)
  return (
    <Card
      id={consultation.id}
      headingLevel={3}
      title={longDayText(starts_at, language)}
      description={`${timeText(starts_at, language)} – ${timeText(ends_at, language)}`}
      actions={<ConsultationStatusBadge status={status} />}
    >
      <Stack>
        <KeyValueList columns={2} items={factsOf(consultation, texts)} />
        {meeting_url && (
          <LinkButton render={<a href={meeting_url} target="_blank" rel="noreferrer" />}>
            {texts.join}
            <VisuallyHidden>{` (${texts.opensNewTab})`}</VisuallyHidden>
          </LinkButton>
        )}
        {changeable_until && (
          <Stack gap="small">
            <Inline>
              <Button variant="secondary" onClick={() => setDialog('move')}>
                {texts.move}
              </Button>
              <Button variant="quiet" onClick={() => setDialog('cancel')}>
                {texts.cancel}
              </Button>
            </Inline>
            <p className={styles.until}>
              {texts.changeableUntil({ when: slotText(changeable_until, language) })}
            </p>
          </Stack>
        )}
      </Stack>
      {dialog === 'move' && <RescheduleDialog consultation={consultation} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog consultation={consultation} onClose={close} />}
    </Card>
  )
}

function factsOf(consultation: Consultation, texts: ConsultTexts): KeyValueItem[] {
  const { topic, mode, expert_name, application, note } = consultation
  return [
    { label: texts.about, value: topicText(topic, texts) },
    { label: texts.how, value: mode === 'phone' ? texts.phone : texts.video },
    ...(expert_name ? [{ label: texts.expert, value: expert_name }] : []),
    ...(application
      ? [{ label: texts.service, value: `${application.title} ${displayTrackingId(application.track_id)}` }]
      : []),
    ...(note ? [{ label: texts.note, value: note }] : []),
  ]
}
