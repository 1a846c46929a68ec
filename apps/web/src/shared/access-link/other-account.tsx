import { accessLinkMessages } from '@sanad/texts/web/shared/access-link'
import { Button, EmptyState, LinkButton, UserIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { Link } from 'react-router'
import { useLogoutMutation } from '../auth/auth-api.ts'
import { signedOut } from '../auth/auth-slice.ts'
import { announceLogOut } from '../auth/auth-storage.ts'
import { forgetDrafts } from '../forms/forget-drafts.ts'
import { paths } from '../routing/paths.ts'
import { useAppDispatch } from '../state/app-state.ts'

/** A link of one customer, opened where another is signed in. */
export function OtherAccount({ mobile }: { mobile: string }) {
  const texts = useMessages(accessLinkMessages)
  const dispatch = useAppDispatch()
  const [logout, { isLoading }] = useLogoutMutation()
  const signOut = async () => {
    // First: the portal ends the session for all tabs, and one that was refused would take it for an expired one.
    announceLogOut()
    await logout()
    forgetDrafts()
    dispatch(signedOut())
  }
  return (
    <EmptyState
      headingLevel={1}
      icon={<UserIcon size={1.75} />}
      title={texts.otherTitle}
      message={texts.otherText({ mobile })}
      actions={
        <>
          <Button busy={isLoading} onClick={() => void signOut()}>
            {texts.otherContinue}
          </Button>
          <LinkButton variant="secondary" render={<Link to={paths.dashboard} />}>
            {texts.otherDashboard}
          </LinkButton>
        </>
      }
    />
  )
}
