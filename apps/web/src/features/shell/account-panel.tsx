import { offeredLanguages } from '@sanad/texts'
import { shellMessages } from '@sanad/texts/web/shell'
import { AccountMenu, Button, LinkButton, LogoutIcon, UserIcon } from '@sanad/ui'
import { AppLink, LanguageSwitch, latePart, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useGetProfileQuery } from '../../shared/auth/auth-api.ts'
import { paths } from '../../shared/routing/paths.ts'
import { ThemeChoice } from '../../shared/shell/theme-choice.tsx'
import { useAppSelector } from '../../shared/state/app-state.ts'
import { useLogOut } from './use-log-out.ts'
import { useMessageLanguage } from './use-message-language.ts'

/** A chunk of its own: few customers have another account. */
const OtherAccounts = latePart(() =>
  import('./other-accounts.tsx').then(({ OtherAccounts }) => OtherAccounts),
)

/** Who is signed in, language, theme, and the way out. */
export function AccountPanel() {
  const texts = useMessages(shellMessages)
  const user = useAppSelector((state) => state.auth.user)
  const { logOut, isLoggingOut } = useLogOut()
  const { data: profile } = useGetProfileQuery(undefined, { skip: user === null })
  const [isOpened, setOpened] = useState(false)
  const writeIn = useMessageLanguage(profile?.acting_staff === null)
  return (
    <AccountMenu
      label={user ? texts.account({ name: user.name_of_person }) : texts.accountUnnamed}
      name={isLoggingOut ? texts.loggingOut : (user?.name_of_person ?? texts.accountUnnamed)}
      onOpen={() => setOpened(true)}
      detail={user?.mobile && `+91 ${user.mobile}`}
    >
      <LinkButton variant="quiet" icon={<UserIcon />} render={<AppLink to={paths.profile} />}>
        {texts.profile}
      </LinkButton>
      {isOpened && profile?.acting_staff === null && (
        // Without the chunk or the list the menu is as it was.
        <OtherAccounts />
      )}
      <ThemeChoice name="theme" />
      <LanguageSwitch languages={offeredLanguages} onChoose={writeIn} />
      <Button variant="quiet" icon={<LogoutIcon />} onClick={() => void logOut()}>
        {texts.logout}
      </Button>
    </AccountMenu>
  )
}
