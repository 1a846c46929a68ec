import { accessLinkMessages } from '@sanad/texts/web/shared/access-link'
import { Button, ErrorState, LinkButton, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { Link } from 'react-router'
import { LateHelpLines } from '../help/late-help-lines.tsx'
import { paths } from '../routing/paths.ts'

/** Error screen of an invalid or expired link. */
export function LinkError({ message, onRetry }: { message: string; onRetry?: (() => void) | undefined }) {
  const texts = useMessages(accessLinkMessages)
  return (
    <Stack>
      <ErrorState
        headingLevel={1}
        title={texts.error}
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
