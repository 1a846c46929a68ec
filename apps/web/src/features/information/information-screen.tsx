import { informationMessages } from '@sanad/texts/web/information'
import { informationStepMessages } from '@sanad/texts/web/information-step'
import { LinkButton, LoadingState } from '@sanad/ui'
import { AppLink, DetailError, isApiError, PageTitle, useMessages } from '@sanad/web-kit'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useGetServiceDetailsQuery } from '../../shared/applications/application-api.ts'
import { paths } from '../../shared/routing/paths.ts'
import { ProvideInformation, type ProvideInformationProps } from './provide-information.tsx'

/** `/dashboard/services/{id}/information`: gives what an application asks for. */
export function InformationScreen({ form }: Pick<ProvideInformationProps, 'form'>) {
  const texts = useMessages(informationMessages)
  const { provide } = useMessages(informationStepMessages)
  const { applicationId = '' } = useParams()
  const { data, error, isLoading, refetch } = useGetServiceDetailsQuery(
    { params: { userServiceId: applicationId } },
    { refetchOnMountOrArgChange: 30 },
  )
  useEffect(ignoreMissedDrops, [])
  const title = <PageTitle>{provide}</PageTitle>
  if (isLoading) {
    return (
      <>
        {title}
        <LoadingState label={texts.loading} />
      </>
    )
  }
  // Without a connection what was read stays readable.
  const isOffline = isApiError(error) && error.code === 'network'
  if (!data || (error && !isOffline)) {
    return (
      <>
        {title}
        <DetailError
          error={error}
          notFound={{ title: texts.notFoundTitle, text: texts.notFoundText }}
          failed={texts.loadFailed}
          back={<LinkButton render={<AppLink to={paths.services} />}>{texts.myServices}</LinkButton>}
          onRetry={() => void refetch()}
        />
      </>
    )
  }
  return <ProvideInformation key={applicationId} application={data.data} form={form} />
}

/** A file that is dropped beside its place would be opened by the browser instead of the page. */
function ignoreMissedDrops() {
  const ignore = (event: DragEvent) => event.preventDefault()
  const kinds = ['dragover', 'drop'] as const
  for (const kind of kinds) window.addEventListener(kind, ignore)
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, ignore)
  }
}
