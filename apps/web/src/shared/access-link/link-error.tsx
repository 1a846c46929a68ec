import { accessLinkMessages } from '@sanad/texts/web/shared/access-link'
import { Button, ErrorState, LinkButton, Stack } from '@sanad/ui'
import { isApiError, useErrorTitle, useMessages } from '@sanad/web-kit'
import { Link } from 'react-router'
import { LateHelpLines } from '../help/late-help-lines.tsx'
import { paths } from '../routing/paths.ts'

interface LinkErrorProps {
  message: string
  error?: unknown
  onRetry?: (() => void) | undefined
  /** Title of every error but a lost connection. */
  title?: string | undefined
}

/** Error screen of an invalid or expired link. */
export function LinkError({ message, error, onRetry, title }: LinkErrorProps) {
  const texts = useMessages(accessLinkMessages)
  const isOver = isApiError(error) && error.code === 'link_invalid'
  return (
    <Stack>
      <ErrorState
        headingLevel={1}
        title={useErrorTitle(error, title ?? (isOver ? texts.over : texts.error))}
        message={message}
        actions={
          <>
            {onRetry && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
            <LinkButton variant={onRetry ? 'secondary' : 'primary'} render={<Link to={paths.login} />}>
              {texts.home}
            </LinkButton>
          </>
        }
      />
      <LateHelpLines />
    </Stack>
  )
}
