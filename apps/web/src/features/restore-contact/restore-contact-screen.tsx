import { restoreContactMessages } from '@sanad/texts/web/restore-contact'
import { Alert, Button, EmptyState, LinkButton, ShieldIcon } from '@sanad/ui'
import { isApiError, PageTitle, useErrorText, useMessages } from '@sanad/web-kit'
import { useLayoutEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { LinkError } from '../../shared/access-link/link-error.tsx'
import { signedOut } from '../../shared/auth/auth-slice.ts'
import { paths } from '../../shared/routing/paths.ts'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'
import { useAppDispatch } from '../../shared/state/app-state.ts'
import { useRestoreContactMutation } from './restore-contact-api.ts'

/** `/restore-contact?code=`: takes a change of the e-mail back. By a button, as programs that scan messages open links. */
export function RestoreContactScreen() {
  const texts = useMessages(restoreContactMessages)
  const errorText = useErrorText()
  const dispatch = useAppDispatch()
  const code = useCode()
  const [restore, { isLoading, error }] = useRestoreContactMutation()
  const [isDone, setDone] = useState(false)
  const submit = async () => {
    const { data } = await restore({ body: { code } })
    if (!data) return
    setDone(true)
    // The session of this browser has ended as well. Empties the query cache, the answer of this call included.
    dispatch(signedOut())
  }
  const isFinal = isApiError(error) && error.code === 'link_invalid'
  return (
    <GuestFrame>
      <PageTitle>{texts.title}</PageTitle>
      {code === '' || isFinal ? (
        <LinkError message={isFinal ? texts.invalid : texts.codeMissing} error={error} />
      ) : isDone ? (
        <div role="status">
          <EmptyState
            headingLevel={1}
            icon={<ShieldIcon size={1.75} />}
            title={texts.doneTitle}
            message={texts.doneText}
            actions={<LinkButton render={<Link to={paths.login} />}>{texts.login}</LinkButton>}
          />
        </div>
      ) : (
        <EmptyState
          headingLevel={1}
          icon={<ShieldIcon size={1.75} />}
          title={texts.title}
          message={texts.text}
          actions={
            <>
              {error !== undefined && <Alert>{errorText(error, texts.failed)}</Alert>}
              <Button busy={isLoading} busyLabel={texts.restoring} onClick={() => void submit()}>
                {texts.restore}
              </Button>
            </>
          }
        />
      )}
    </GuestFrame>
  )
}

/** The code of the address, which loses it at once: it stays in no list of visited pages and no screenshot. */
function useCode(): string {
  const [params] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const given = params.get('code')
  useLayoutEffect(() => {
    // In history.state the code outlives a reload of this tab.
    if (given !== null) void navigate({ pathname, search: '' }, { replace: true, state: { code: given } })
  }, [navigate, pathname, given])
  return given ?? codeOfState(state)
}

function codeOfState(state: unknown): string {
  const { code }: { code?: unknown } = Object(state)
  return typeof code === 'string' ? code : ''
}
