import { frameMessages } from '@sanad/texts/desk/shared/frame'
import { AccountMenu, Button, LinkButton, LogoutIcon, UserIcon } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { paths } from '../../shared/routing/paths.ts'
import { useSignOut } from '../../shared/session/use-sign-out.ts'
import { useStaff } from '../../shared/session/use-staff.ts'

export function AccountOfStaff({ onShowKeys }: { onShowKeys: () => void }) {
  const texts = useMessages(frameMessages)
  const { name, email } = useStaff()
  const signOut = useSignOut()
  return (
    <AccountMenu label={texts.accountOf({ name })} name={name} detail={email}>
      <LinkButton variant="quiet" icon={<UserIcon />} render={<AppLink to={paths.me} />}>
        {texts.me}
      </LinkButton>
      <Button variant="quiet" aria-keyshortcuts="?" onClick={onShowKeys}>
        {texts.allKeys}
      </Button>
      <Button variant="quiet" icon={<LogoutIcon />} onClick={() => void signOut()}>
        {texts.signOut}
      </Button>
    </AccountMenu>
  )
}
