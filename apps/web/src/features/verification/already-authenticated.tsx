import { verificationMessages } from '@sanad/texts/web/verification'
import { EmptyState, ShieldIcon, Spinner } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths, serviceState } from '../../shared/routing/paths.ts'

/** Delay before the redirect, long enough to read the message. */
const shownForMs = 1500

/** Who is signed in need not verify anything. */
export function AlreadyAuthenticated({ applicationId }: { applicationId: string }) {
  const texts = useMessages(verificationMessages)
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(paths.service, { replace: true, state: serviceState(applicationId) }),
      shownForMs,
    )
    return () => clearTimeout(timer)
  }, [navigate, applicationId])
  return (
    <div role="status">
      <EmptyState
        headingLevel={1}
        icon={<ShieldIcon size={1.75} />}
        title={texts.alreadyTitle}
        message={texts.alreadyText}
        actions={<Spinner />}
      />
    </div>
  )
}
