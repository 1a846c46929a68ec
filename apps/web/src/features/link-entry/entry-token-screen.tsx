import { linkEntryMessages } from '@sanad/texts/web/link-entry'
import { LoadingState } from '@sanad/ui'
import { isApiError, PageTitle, useErrorText, useMessages, withQuery } from '@sanad/web-kit'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { LinkError } from '../../shared/access-link/link-error.tsx'
import { paths } from '../../shared/routing/paths.ts'
import { useNavigateFromHere } from '../../shared/routing/use-navigate-from-here.ts'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'
import { useExchangeTokenMutation } from './link-entry-api.ts'

/** `/entry/{token}`: exchanges the token for an access link and hands that on to the form. */
export function EntryTokenScreen() {
  const texts = useMessages(linkEntryMessages)
  const errorText = useErrorText()
  const navigate = useNavigateFromHere()
  const { token = '' } = useParams()
  const [exchangeToken] = useExchangeTokenMutation()
  const [failure, setFailure] = useState<unknown>()

  const exchange = useCallback(async () => {
    setFailure(undefined)
    const { data, error } = await exchangeToken({ body: { token } })
    if (data) void navigate(withQuery(paths.submitForm, { csrf: data.csrf_token }), { replace: true })
    else setFailure(error)
  }, [exchangeToken, navigate, token])
  // The token opens once, and StrictMode runs effects twice.
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void exchange()
  }, [exchange])

  const isFinal = isApiError(failure) && failure.code === 'link_invalid'
  return (
    <GuestFrame>
      <PageTitle>{texts.title}</PageTitle>
      {failure === undefined ? (
        <LoadingState size="section" label={texts.loading} />
      ) : (
        <LinkError
          message={errorText(failure, texts.failed)}
          error={failure}
          onRetry={isFinal ? undefined : () => void exchange()}
        />
      )}
    </GuestFrame>
  )
}
