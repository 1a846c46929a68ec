import { parseTrackingId } from '@sanad/domain'
import { trackingMessages } from '@sanad/texts/web/tracking'
import { LoadingState } from '@sanad/ui'
import { isApiError, PageTitle, useErrorText, useMessages } from '@sanad/web-kit'
import { useParams } from 'react-router'
import { LinkError } from '../../shared/access-link/link-error.tsx'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'
import page from '../../shared/shell/guest-page.module.css'
import { TrackForm } from './track-form.tsx'
import { TrackedApplication } from './tracked-application.tsx'
import { useGetByTrackQuery, useTrackByTokenQuery } from './tracking-api.ts'

/** `/track/{token}`: how far an application is, for anybody who has its tracking link or its tracking id. */
export function TrackingScreen() {
  const texts = useMessages(trackingMessages)
  const errorText = useErrorText()
  const { token = '' } = useParams()
  const trackingId = parseTrackingId(token)
  const options = { refetchOnMountOrArgChange: true }
  const byId = useGetByTrackQuery(
    { params: { trackingId: trackingId ?? '' } },
    { ...options, skip: trackingId === undefined },
  )
  const byLink = useTrackByTokenQuery({ params: { token } }, { ...options, skip: trackingId !== undefined })
  const { data, error, isLoading, refetch } = trackingId === undefined ? byLink : byId
  const isFinal = isApiError(error) && error.code === 'link_invalid'
  const waits = isApiError(error) && error.code === 'rate_limited' ? error.seconds_left : undefined
  return (
    <GuestFrame>
      <PageTitle>{texts.title}</PageTitle>
      {isLoading && <LoadingState size="section" label={texts.loading} />}
      {!isLoading && !data && isFinal && trackingId !== undefined && (
        <div className={page.screen}>
          <h1>{texts.notFoundTitle}</h1>
          <TrackForm key={trackingId} typed={trackingId} problem={texts.notFound} />
        </div>
      )}
      {!isLoading && !data && !(isFinal && trackingId !== undefined) && (
        <LinkError
          message={waits ? texts.tooMany({ seconds: waits }) : errorText(error, texts.failed)}
          error={error}
          onRetry={isFinal ? undefined : () => void refetch()}
        />
      )}
      {data && <TrackedApplication tracking={data.data} />}
    </GuestFrame>
  )
}
