import type { PublicTracking } from '@sanad/contracts'
import { displayTrackingId } from '@sanad/domain'
import { type TrackingTexts, trackingMessages } from '@sanad/texts/web/tracking'
import { Banner, Timeline, TimelineStage, type TimelineStatus } from '@sanad/ui'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { Link } from 'react-router'
import { ClientStatusBadge } from '../../shared/applications/client-status-badge.tsx'
import { isPaidBack } from '../../shared/applications/is-paid-back.ts'
import { paths } from '../../shared/routing/paths.ts'
import styles from './tracking-screen.module.css'

/** Service, stages and dates; nothing personal. */
export function TrackedApplication({ tracking }: { tracking: PublicTracking }) {
  const texts = useMessages(trackingMessages)
  const language = useLanguage()
  const { title, track_id, client_status, payment_status, applied_at, stages } = tracking
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <ClientStatusBadge status={client_status} />
        <h1>{title}</h1>
        <p className={styles.meta}>
          {`${displayTrackingId(track_id)} · ${texts.applied({ date: formatDate(applied_at, language) })}`}
        </p>
      </div>
      {payment_status === 0 && <Banner tone="info">{texts.unpaid}</Banner>}
      <Timeline label={texts.progress}>
        {stages.map((stage) => (
          <TimelineStage
            key={stage.title}
            headingLevel={2}
            title={stage.title}
            // What will be done there, or is due then, says nothing once it is done.
            description={stage.status === 'completed' ? undefined : stage.description}
            {...lookOf(stage, tracking, texts)}
            {...(stage.completed_at && {
              statusLabel: texts.completedOn({ date: formatDate(stage.completed_at, language) }),
            })}
          />
        ))}
      </Timeline>
      <p className={styles.meta}>{texts.privacy}</p>
      <p className={styles.login}>
        <Link to={paths.login}>{texts.login}</Link>
      </p>
    </div>
  )
}

type Stage = PublicTracking['stages'][number]

function lookOf(
  stage: Stage,
  tracking: PublicTracking,
  texts: TrackingTexts,
): { status: TimelineStatus; statusLabel: string } {
  if (stage.status === 'completed') return { status: 'completed', statusLabel: texts.completed }
  if (isPaidBack(tracking)) return { status: 'locked', statusLabel: texts.notDone }
  if (tracking.payment_status === 0) return { status: 'locked', statusLabel: texts.locked }
  return stage.in_progress
    ? { status: 'current', statusLabel: texts.inProgress }
    : { status: 'pending', statusLabel: texts.coming }
}
