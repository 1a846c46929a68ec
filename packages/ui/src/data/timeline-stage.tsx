import type { ReactNode } from 'react'
import { useId } from 'react'
import { CheckIcon, LockIcon } from '../icons/first-page-icons.tsx'
import styles from './timeline.module.css'

export type TimelineStatus = 'completed' | 'current' | 'pending' | 'locked'

export interface TimelineSubpoint {
  point: string
  description?: ReactNode
  /** Shows a tick. */
  completed?: boolean | undefined
}

export interface TimelineStageProps {
  title: ReactNode
  status: TimelineStatus
  /** Status as text: for screen readers, and visible beside the title of the current stage. */
  statusLabel: string
  /** Completion date, formatted by the app. */
  date?: ReactNode
  amount?: ReactNode
  description?: ReactNode
  subpoints?: readonly TimelineSubpoint[]
  headingLevel?: 2 | 3 | 4
  /** Content of the stage, such as a payment box, an upload step or a message. */
  children?: ReactNode
}

const marks = {
  completed: <CheckIcon size={1.1} />,
  locked: <LockIcon size={1} />,
  current: null,
  pending: null,
}

export function TimelineStage(props: TimelineStageProps) {
  const {
    title,
    status,
    statusLabel,
    date,
    amount,
    description,
    subpoints = [],
    headingLevel = 3,
    children,
  } = props
  const Heading = `h${headingLevel}` as const
  const id = useId()
  return (
    <li
      className={styles.stage}
      data-status={status}
      aria-labelledby={`${id}-title ${id}-status`}
      aria-current={status === 'current' ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden="true">
        {marks[status]}
      </span>
      <div className={styles.content}>
        <div className={styles.head}>
          <div className={styles.names}>
            <Heading id={`${id}-title`} className={styles.title}>
              {title}
            </Heading>
            <span id={`${id}-status`} className={styles.status}>
              {statusLabel}
            </span>
          </div>
          {amount && <span className={styles.amount}>{amount}</span>}
        </div>
        {date && <p className={styles.date}>{date}</p>}
        {description && <p className={styles.description}>{description}</p>}
        {subpoints.length > 0 && (
          <ul className={styles.subpoints}>
            {subpoints.map((subpoint) => (
              <li key={subpoint.point} data-completed={subpoint.completed || undefined}>
                {subpoint.completed ? <CheckIcon size={1} /> : <i className={styles.bullet} />}
                <span>
                  <span>{subpoint.point}</span>
                  {subpoint.description && <span className={styles.subtext}>{subpoint.description}</span>}
                </span>
              </li>
            ))}
          </ul>
        )}
        {children && <div className={styles.slot}>{children}</div>}
      </div>
    </li>
  )
}
