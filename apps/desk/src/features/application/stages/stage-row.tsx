import type { TimelineStage } from '@sanad/contracts'
import type { RecordedAnswer } from '@sanad/contracts/staff'
import { applicationMessages } from '@sanad/texts/desk/application'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import styles from './stages.module.css'

interface StageRowProps {
  readonly stage: TimelineStage
  readonly answers: readonly RecordedAnswer[]
  /** What can be done with it. */
  readonly children?: ReactNode
}

export function StageRow({ stage, answers, children }: StageRowProps) {
  const texts = useMessages(applicationMessages)
  const language = useLanguage()
  const { title, status, in_progress: isNow, completed_at: completedAt } = stage
  const state = status === 'completed' ? texts.stageDone : isNow ? texts.stageNow : texts.stageOpen
  return (
    <li className={styles.stage} data-stage={stage.id} data-now={isNow || undefined}>
      <span className={styles.line}>
        <span>{title}</span>
        <span className={styles.state}>
          {state}
          {completedAt && ` · ${formatDateTime(completedAt, language)}`}
        </span>
      </span>
      {answers.length > 0 && (
        <dl className={styles.answers}>
          {answers.map(({ label, value, visible, staff_name }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi className={styles.value}>{value}</bdi>{' '}
                <span className={styles.hint}>
                  {visible
                    ? texts.answerShown({ name: staff_name })
                    : texts.answerHidden({ name: staff_name })}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </li>
  )
}
