import type { LinkedApplication } from '@sanad/contracts'
import { accessLinkMessages } from '@sanad/texts/web/shared/access-link'
import { LoadingState } from '@sanad/ui'
import { isApiError, useErrorText, useMessages } from '@sanad/web-kit'
import { type ReactNode, useEffect } from 'react'
import { clearOtpChallenge } from '../auth/clear-otp-challenge.ts'
import { useAppSelector } from '../state/app-state.ts'
import { useGetByCsrfQuery } from './access-link-api.ts'
import { LinkError } from './link-error.tsx'
import { OtherAccount } from './other-account.tsx'
import { useAccessLink } from './use-access-link.ts'

interface LinkedProps {
  /** What to say where there is no link. */
  missing?: string
  /** Fallback for errors without a message of their own. */
  loadFailed?: string
  /** Title of every error but a lost connection. */
  errorTitle?: string
  children: (application: LinkedApplication, token: string) => ReactNode
}

/** Loads the application of the access link; renders its children with it. */
export function Linked({ missing, ...rest }: LinkedProps) {
  const texts = useMessages(accessLinkMessages)
  const token = useAccessLink()
  // Discard the challenge of an abandoned login: its token would be sent with the OTP calls.
  useEffect(() => clearOtpChallenge(), [])
  if (!token) return <LinkError message={missing ?? texts.missing} />
  return <LinkedBy key={token} token={token} {...rest} />
}

function LinkedBy({
  token,
  loadFailed,
  errorTitle,
  children,
}: Omit<LinkedProps, 'missing'> & { token: string }) {
  const texts = useMessages(accessLinkMessages)
  const errorText = useErrorText()
  const userId = useAppSelector((state) => state.auth.user?.id)
  const { data, error, isLoading, refetch } = useGetByCsrfQuery(
    { params: { token } },
    { refetchOnMountOrArgChange: true },
  )
  const shown = data?.data
  if (isLoading) return <LoadingState size="section" label={texts.loading} />
  if (!shown) {
    const isFinal = isApiError(error) && error.code === 'link_invalid'
    const message = errorText(error, loadFailed ?? texts.loadFailed)
    const retry = isFinal ? undefined : () => void refetch()
    return <LinkError message={message} error={error} onRetry={retry} title={errorTitle} />
  }
  if (userId && shown.user_id && userId !== shown.user_id) return <OtherAccount mobile={shown.mobile} />
  return children(shown, token)
}
