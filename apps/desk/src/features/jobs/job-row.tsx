import type { GivenUpJob } from '@sanad/contracts/staff'
import { jobsMessages } from '@sanad/texts/desk/jobs'
import { Button, Inline } from '@sanad/ui'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { DecideForm, type Decision } from './decide-form.tsx'
import styles from './jobs.module.css'

interface JobRowProps {
  readonly job: GivenUpJob
  readonly onDone: (words: string) => void
}

export function JobRow({ job, onDone }: JobRowProps) {
  const texts = useMessages(jobsMessages)
  const language = useLanguage()
  const [decision, setDecision] = useState<Decision>()
  const { task, problem, attempts, given_up_at } = job
  return (
    <div className={styles.row}>
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
          <Button size="small" variant="secondary" onClick={() => setDecision('retry')}>
            {texts.retry}
          </Button>
          <Button size="small" variant="secondary" onClick={() => setDecision('drop')}>
            {texts.drop}
          </Button>
        </Inline>
      )}
    </div>
  )
}
