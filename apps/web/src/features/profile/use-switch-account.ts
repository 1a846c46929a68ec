import type { LinkedAccount, User } from '@sanad/contracts'
import { profileMessages } from '@sanad/texts/web/profile'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { signedIn } from '../../shared/auth/auth-slice.ts'
import { basePath, paths } from '../../shared/routing/paths.ts'
import { useAppDispatch } from '../../shared/state/app-state.ts'
import { useSwitchAccountMutation } from './profile-api.ts'

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
  const dispatch = useAppDispatch()
  const [switchAccount] = useSwitchAccountMutation()
  const [busyWith, setBusyWith] = useState<string>()
  const [challenge, setChallenge] = useState<Challenge>()
  const [error, setError] = useState<string>()

  /** Full page load: nothing of the former account may stay in memory, on screen or in flight. */
  const finish = (session: { token: string; user: User }) => {
    dispatch(signedIn(session))
    location.assign(basePath + paths.dashboard)
  }

  const begin = async ({ id, name_of_person: name }: LinkedAccount) => {
    setError(undefined)
    setBusyWith(id)
    const { data, error } = await switchAccount({ body: { targetUserId: id } })
    setBusyWith(undefined)
    if (!data) return setError(errorText(error, texts.switchFailed))
    if (!data.otp_required) return finish(data)
    setChallenge({ name, userId: id, email: data.user.email, token: data.token })
  }

  return { begin, finish, cancel: () => setChallenge(undefined), challenge, busyWith, error }
}
