import type { LinkedAccount } from '@sanad/contracts'
import { profileMessages } from '@sanad/texts/web/profile'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useSwitchAccountMutation } from '../../shared/accounts/accounts-api.ts'
import { useEnterAccount } from '../../shared/accounts/use-enter-account.ts'

interface Challenge {
  name: string
  userId: string
  email: string
  token: string
}

/** From one account to another; the first time by a code that goes to the shared address. */
export function useSwitchAccount() {
  const texts = useMessages(profileMessages)
  const errorText = useErrorText()
  const finish = useEnterAccount()
  const [switchAccount, { error }] = useSwitchAccountMutation()
  const [busyWith, setBusyWith] = useState<string>()
  const [challenge, setChallenge] = useState<Challenge>()

  const begin = async ({ id, name_of_person: name }: LinkedAccount) => {
    setBusyWith(id)
    const { data } = await switchAccount({ body: { targetUserId: id } })
    setBusyWith(undefined)
    if (!data) return
    if (!data.otp_required) return finish(data)
    setChallenge({ name, userId: id, email: data.user.email, token: data.token })
  }

  return {
    begin,
    finish,
    cancel: () => setChallenge(undefined),
    challenge,
    busyWith,
    error: error && errorText(error, texts.switchFailed),
  }
}
