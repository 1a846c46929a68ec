import { panelEntryMessages } from '@sanad/texts/web/panel-entry'
import { LoadingState } from '@sanad/ui'
import { PageTitle, useMessages } from '@sanad/web-kit'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../shared/api/api.ts'
import { signedIn } from '../../shared/auth/auth-slice.ts'
import { paths } from '../../shared/routing/paths.ts'
import { useAppDispatch } from '../../shared/state/app-state.ts'
import { useValidatePanelCodeMutation } from './panel-entry-api.ts'

const DELAY_MS = 1000

/** Where a link of the service centre leads: its one-time code begins a session in which staff act (AU-10). */
export function PanelEntryScreen() {
  const texts = useMessages(panelEntryMessages)
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [validate] = useValidatePanelCodeMutation()
  const isUsed = useRef(false)

  const enter = useEffectEvent(async () => {
    // StrictMode runs effects twice; the code works once.
    if (isUsed.current) return
    isUsed.current = true
    const query = new URLSearchParams(location.search)
    // Remove the code from the address and the history.
    history.replaceState(history.state, '', location.pathname)
    const [bearer, userId] = [query.get('auth'), query.get('userId')]
    const { data } = bearer && userId ? await validate({ params: { userId }, bearer }) : {}
    if (!data) return navigate(paths.pageNotFound, { replace: true })
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
    dispatch(signedIn(data))
    // Refetch the profile, even for the same customer: it now names the acting staff member.
    dispatch(api.util.resetApiState())
    await navigate(paths.dashboard, { replace: true })
  })
  useEffect(() => void enter(), [])

  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <LoadingState size="page" label={texts.opening} />
    </>
  )
}
