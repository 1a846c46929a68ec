import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { Button, EmptyState, ErrorState, LinkButton } from '@sanad/ui'
import { AppLink, PageTitle, useErrorTitle, useMessages } from '@sanad/web-kit'
import { paths } from '../../shared/routing/paths.ts'

interface ServiceErrorProps {
  message: string
  /** What can be done about it. */
  hint?: string
  error?: unknown
  onRetry?: () => void
}

export function ServiceError({ message, hint, error, onRetry }: ServiceErrorProps) {
  const texts = useMessages(serviceDetailMessages)
  const title = useErrorTitle(error, texts.errorTitle)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ErrorState
        headingLevel={1}
        title={title}
        message={
          <>
            <span>{message}</span>
            {hint && (
              <>
                <br />
                <span>{hint}</span>
              </>
            )}
          </>
        }
        actions={
          <>
            {onRetry && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
            <GoBack variant={onRetry ? 'secondary' : 'primary'} />
          </>
        }
      />
    </>
  )
}

export function ServiceEmpty() {
  const texts = useMessages(serviceDetailMessages)
  return (
    <>
      <PageTitle>{texts.emptyTitle}</PageTitle>
      <EmptyState
        headingLevel={1}
        title={texts.emptyTitle}
        message={texts.emptyText}
        actions={<GoBack variant="primary" />}
      />
    </>
  )
}

function GoBack({ variant }: { variant: 'primary' | 'secondary' }) {
  const texts = useMessages(serviceDetailMessages)
  return (
    <LinkButton variant={variant} render={<AppLink to={paths.services} />}>
      {texts.goBack}
    </LinkButton>
  )
}
