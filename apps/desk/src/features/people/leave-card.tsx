import type { StaffPerson } from '@sanad/contracts/staff'
import { peopleMessages } from '@sanad/texts/desk/people'
import { Card, SelectField, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { OutcomeBanner } from './outcome-banner.tsx'
import styles from './people.module.css'
import { useHandOverStaffWorkMutation, useLeaveStaffMutation } from './people-api.ts'
import { useAttempt } from './use-attempt.ts'

interface LeaveCardProps {
  readonly person: StaffPerson
  readonly others: readonly StaffPerson[]
}

/** Open work is handed over first; the server refuses what this does not offer. */
export function LeaveCard({ person, others }: LeaveCardProps) {
  const texts = useMessages(peopleMessages)
  const [leave] = useLeaveStaffMutation()
  const [handOver] = useHandOverStaffWorkMutation()
  const { isBusy, outcome, requestIdOf, run } = useAttempt()
  const [to, setTo] = useState('')
  const { id, open_work: count } = person
  const handOverTo = () => {
    const body = { to: to || null, request_id: requestIdOf('hand over', id, to) }
    return run(() => handOver({ params: { id }, body }).unwrap(), texts.recorded)
  }
  const end = () => {
    const body = { request_id: requestIdOf('leave', id) }
    return run(() => leave({ params: { id }, body }).unwrap(), texts.recorded)
  }
  return (
    <Card title={texts.leaveTitle} description={texts.leaveText}>
      <Stack>
        <OutcomeBanner outcome={outcome} />
        {count > 0 ? (
          <>
            <p>{texts.handOverText({ count })}</p>
            <div className={styles.fields}>
              <SelectField
                label={texts.handOverTo}
                placeholder={texts.everybody}
                value={to}
                onChange={({ target }) => setTo(target.value)}
                options={others.map((other) => ({ value: other.id, label: other.name }))}
              />
              <ActButton
                keys="h"
                label={texts.handOver}
                needsEnter
                variant="secondary"
                busy={isBusy}
                busyLabel={texts.saving}
                onClick={() => void handOverTo()}
              />
            </div>
          </>
        ) : (
          <div>
            <ActButton
              keys="x"
              label={texts.leave}
              needsEnter
              variant="danger"
              busy={isBusy}
              busyLabel={texts.saving}
              onClick={() => void end()}
            />
          </div>
        )}
      </Stack>
    </Card>
  )
}
