import type { ReactNode } from 'react'
import { useId } from 'react'
import { CheckIcon, LockIcon } from '../icons/first-page-icons.tsx'
import { ChevronDownIcon } from '../icons/icons.tsx'
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
  /** When it was completed, or is expected to be, formatted by the app. */
  date?: ReactNode
  /** Who acts in it, as a chip. */
  actor?: ReactNode
  /** It waits for the reader: the only stage in amber. */
  yours?: boolean
  amount?: ReactNode
  description?: ReactNode
  subpoints?: readonly TimelineSubpoint[]
  headingLevel?: 2 | 3 | 4
  /** A finished stage is a line; what it held unfolds. */
  folds?: boolean
  /** Unfolds with the rest. */
  folded?: ReactNode
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
    actor,
    yours = false,
    amount,
    description,
    subpoints = [],
    headingLevel = 3,
    folds = false,
    folded,
    children,
  } = props
  const Heading = `h${headingLevel}` as const
  const id = useId()
  const head = (
    <span className={styles.head}>
      <span className={styles.names}>
        <Heading id={`${id}-title`} className={styles.title}>
          {title}
        </Heading>
        <span className={styles.labels}>
          <span id={`${id}-status`} className={styles.status}>
            {statusLabel}
          </span>
          {actor && <span className={styles.actor}>{actor}</span>}
        </span>
      </span>
      {amount && <span className={styles.amount}>{amount}</span>}
    </span>
  )
  const inside = (
    <>
      {description && <p className={styles.description}>{description}</p>}
      <Subpoints subpoints={subpoints} />
      {folded && <div className={styles.slot}>{folded}</div>}
    </>
  )
  const when = date && <span className={styles.date}>{date}</span>
  return (
    <li
      className={styles.stage}
      data-status={status}
      data-yours={yours || undefined}
      aria-labelledby={`${id}-title ${id}-status`}
      aria-current={status === 'current' ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden="true">
        {marks[status]}
      </span>
      <div className={styles.content}>
        {folds ? (
          <details className={styles.fold}>
            <summary>
              <span className={styles.line}>
                {head}
                {when}
              </span>
              <ChevronDownIcon />
            </summary>
            {inside}
          </details>
        ) : (
          <>
            {head}
            {when}
            {inside}
          </>
        )}
        {children && <div className={styles.slot}>{children}</div>}
      </div>
    </li>
  )
}

function Subpoints({ subpoints }: { subpoints: readonly TimelineSubpoint[] }) {
  if (subpoints.length === 0) return null
  return (
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
  )
}
