import type { GivenUpJob } from '@sanad/contracts/staff'
import { jobsMessages } from '@sanad/texts/desk/jobs'
import { Inline } from '@sanad/ui'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { KeyRow } from '../../shared/key-list/key-list.tsx'
import { RowAct } from '../../shared/key-list/row-act.tsx'
import type { RowFocus } from '../../shared/key-list/use-key-list.ts'
import { DecideForm, type Decision } from './decide-form.tsx'
import styles from './jobs.module.css'

interface JobRowProps {
  readonly job: GivenUpJob
  readonly row: RowFocus
  readonly onDone: (words: string) => void
}

const decisions = ['retry', 'drop'] as const
const decisionKeys = { retry: 't', drop: 'x' } as const satisfies Record<Decision, string>

export function JobRow({ job, row, onDone }: JobRowProps) {
  const texts = useMessages(jobsMessages)
  const language = useLanguage()
  const [decision, setDecision] = useState<Decision>()
  const { task, problem, attempts, given_up_at } = job
  return (
    <KeyRow row={row}>
      <strong className={styles.task} translate="no">
        {task}
      </strong>
      <span className={styles.facts}>
        {texts.givenUp({ count: attempts, time: formatDateTime(given_up_at, language) })}
      </span>
      <span className={styles.problem} lang="en">
        {problem ?? texts.killed}
      </span>
      {decision ? (
        <DecideForm
          key={decision}
          job={job}
          decision={decision}
          onDone={onDone}
          onCancel={() => setDecision(undefined)}
        />
      ) : (
        <Inline>
          {decisions.map((one) => (
            <RowAct
              key={one}
              keys={decisionKeys[one]}
              row={row}
              label={texts[one]}
              onClick={() => setDecision(one)}
            />
          ))}
        </Inline>
      )}
    </KeyRow>
  )
}
