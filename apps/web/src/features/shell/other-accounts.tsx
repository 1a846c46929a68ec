import type { LinkedAccount } from '@sanad/contracts'
import { shellMessages } from '@sanad/texts/web/shell'
import { Button, LinkButton, UserIcon } from '@sanad/ui'
import { AppLink, useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useListAccountsQuery, useSwitchAccountMutation } from '../../shared/accounts/accounts-api.ts'
import { useEnterAccount } from '../../shared/accounts/use-enter-account.ts'
import { accountsPath } from '../../shared/routing/paths.ts'

/** The customer's other accounts, in the menu of their name; nothing without any. */
export function OtherAccounts() {
  const { data } = useListAccountsQuery()
  const others = data?.accounts.filter(({ is_current }) => !is_current) ?? []
  return others.map((account) => <SwitchButton key={account.id} account={account} />)
}

function SwitchButton({ account: { id, name_of_person, otp_required } }: { account: LinkedAccount }) {
  const texts = useMessages(shellMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const enter = useEnterAccount()
  const [switchAccount, { isLoading }] = useSwitchAccountMutation()
  const label = texts.switchTo({ name: name_of_person })
  const switchNow = async () => {
    const { data, error } = await switchAccount({ body: { targetUserId: id } })
    if (error) toast('error', errorText(error, texts.switchFailed))
    else if (!data.otp_required) enter(data)
  }
  // The first time a code is asked for, which is entered on the page of the account.
  if (otp_required) {
    return (
      <LinkButton variant="quiet" icon={<UserIcon />} render={<AppLink to={accountsPath} />}>
        {label}
      </LinkButton>
    )
  }
  return (
    <Button variant="quiet" icon={<UserIcon />} busy={isLoading} onClick={() => void switchNow()}>
      {label}
    </Button>
  )
}
