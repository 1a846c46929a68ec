import type { ConsultationDesk, DeskConsultation } from '@sanad/contracts/staff'
import { consultationsMessages } from '@sanad/texts/desk/consultations'
import { Alert, KeyValueList, Stack, StatusBadge } from '@sanad/ui'
import { AppLink, formatTime, useLanguage, useMessages } from '@sanad/web-kit'
import { useEffect, useRef } from 'react'
import { applicationPath, customerPath } from '../../shared/routing/paths.ts'
import { AsWritten } from '../../shared/words/as-written.tsx'
import { ConsultationActs } from './consultation-acts.tsx'
import { statusNames, statusTones, topicNames } from './consultation-words.ts'
import styles from './consultations.module.css'

interface ConsultationItemProps {
  readonly consultation: DeskConsultation
  readonly desk: ConsultationDesk
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly say: (words: string) => void
}

export function ConsultationItem({ consultation, desk, isChosen, onChoose, say }: ConsultationItemProps) {
  const texts = useMessages(consultationsMessages)
  const language = useLanguage()
  const row = useRef<HTMLButtonElement>(null)
  const { customer, starts_at, status, trouble, mode, topic, application, note } = consultation
  // Chosen by a key or in the grid: what follows is read from here on.
  useEffect(() => {
    if (isChosen) row.current?.focus()
  }, [isChosen])
  return (
    <>
      <button ref={row} type="button" className={styles.row} aria-expanded={isChosen} onClick={onChoose}>
        <span className={styles.time}>{formatTime(starts_at, language)}</span>
        <span className={styles.who}>
          {customer.name_of_person} ··{customer.mobile.slice(-4)}
        </span>
        <StatusBadge tone={statusTones[status]}>{texts[statusNames[status]]}</StatusBadge>
      </button>
      {trouble && (
        <p className={styles.trouble}>
          {trouble === 'centre_closed'
            ? texts.troubleClosed
            : texts.troubleAway({ name: consultation.expert_name ?? '' })}
        </p>
      )}
      {isChosen && (
        <div className={styles.chosen}>
          <Stack>
            <KeyValueList
              items={[
                {
                  label: texts.customer,
                  value: <AppLink to={customerPath(customer.id)}>{customer.name_of_person}</AppLink>,
                },
                {
                  label: texts.how,
                  value: mode === 'phone' ? texts.phone({ mobile: customer.mobile }) : texts.video,
                },
                { label: texts.about, value: texts[topicNames[topic]] },
                ...(application
                  ? [
                      {
                        label: texts.application,
                        value: (
                          <AppLink to={applicationPath(application.id)}>
                            {application.title} {application.track_id}
                          </AppLink>
                        ),
                      },
                    ]
                  : []),
                ...(note ? [{ label: texts.question, value: <AsWritten>{note}</AsWritten> }] : []),
                ...(consultation.expert_name
                  ? [{ label: texts.expert, value: consultation.expert_name }]
                  : []),
                ...(consultation.meeting_url ? [{ label: texts.link, value: consultation.meeting_url }] : []),
              ]}
            />
            {consultation.allowed_acts.length === 0 && <Alert tone="info">{texts.nothingToDo}</Alert>}
            <ConsultationActs consultation={consultation} desk={desk} say={say} />
          </Stack>
        </div>
      )}
    </>
  )
}
