import {
  Button,
  CalendarIcon,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingState,
  PageHeader,
  PlusIcon,
  Stack,
} from '@sanad/ui'
import { useErrorText } from '../../shared/api/error-text.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { AppLink } from '../../shared/routing/app-link.tsx'
import { paths } from '../../shared/routing/paths.ts'
import { useListMyConsultationsInfiniteQuery } from './consult-api.ts'
import { ConsultationCard } from './consultation-card.tsx'
import { consultMessages } from './messages.ts'
import { PastConsultations } from './past-consultations.tsx'
import { splitByTime } from './split-by-time.ts'

export function ConsultScreen() {
  const texts = useMessages(consultMessages)
  const book = (
    <LinkButton icon={<PlusIcon />} render={<AppLink to={paths.newConsultation} />}>
      {texts.book}
    </LinkButton>
  )
  return (
    <Stack gap="large">
      <title>{`${texts.title} · Sanad`}</title>
      <PageHeader title={texts.title} subtitle={texts.intro} actions={book} />
      <Consultations />
    </Stack>
  )
}

/** What is to come, the next first; then what was. */
function Consultations() {
  const texts = useMessages(consultMessages)
  const errorText = useErrorText()
  const { data, error, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useListMyConsultationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: 30, pollingInterval: 60_000 })
  if (isLoading) return <LoadingState label={texts.loading} />
  if (!data) {
    return (
      <ErrorState
        title={texts.errorTitle}
        message={errorText(error, texts.listFailed)}
        actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
      />
    )
  }
  const { upcoming, past } = splitByTime(data.pages.flatMap((page) => page.data))
  if (upcoming.length + past.length === 0) {
    return (
      <EmptyState
        icon={<CalendarIcon size={1.75} />}
        title={texts.emptyTitle}
        message={`${texts.emptyText} ${texts.hours}`}
      />
    )
  }
  return (
    <>
      {upcoming.length > 0 && (
        <Stack as="section">
          <h2>{texts.upcoming}</h2>
          {upcoming.map((consultation) => (
            <ConsultationCard key={consultation.id} consultation={consultation} />
          ))}
        </Stack>
      )}
      {past.length > 0 && <PastConsultations consultations={past} />}
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.showMore}
        </Button>
      )}
    </>
  )
}
