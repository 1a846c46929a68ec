import type { ApplicationForm } from '@sanad/contracts'
import { applicationFormOpenMessages } from '@sanad/texts/web/application-form-open'
import { accessLinkMessages } from '@sanad/texts/web/shared/access-link'
import { LoadingState } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { LinkError } from '../../shared/access-link/link-error.tsx'
import { useGetByApplicationQuery } from './application-form-api.ts'

interface LoadedFormProps {
  applicationId: string
  children: (form: ApplicationForm, reload: () => Promise<unknown>) => ReactNode
}

/** Loads the form; renders its children with it. */
export function LoadedForm({ applicationId, children }: LoadedFormProps) {
  const texts = useMessages(applicationFormOpenMessages)
  const linkTexts = useMessages(accessLinkMessages)
  const errorText = useErrorText()
  const { data, error, isLoading, refetch } = useGetByApplicationQuery(
    { params: { id: applicationId } },
    { refetchOnMountOrArgChange: true },
  )
  if (isLoading) return <LoadingState size="section" label={linkTexts.loading} />
  if (!data)
    return (
      <LinkError message={errorText(error, texts.fetchFailed)} error={error} onRetry={() => void refetch()} />
    )
  return children(data.data, refetch)
}
