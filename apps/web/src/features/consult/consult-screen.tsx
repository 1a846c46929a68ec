import { consultMessages } from '@sanad/texts/web/consult'
import { CalendarIcon, CardGrid, EmptyState, LinkButton, PageHeader, PlusIcon, Stack } from '@sanad/ui'
import { AppLink, PagedList, PageTitle, useMessages } from '@sanad/web-kit'
import { paths } from '../../shared/routing/paths.ts'
import { useListMyConsultationsInfiniteQuery } from './consult-api.ts'
import { ConsultationCard } from './consultation-card.tsx'
import { PastConsultations } from './past-consultations.tsx'
import { splitByTime } from './split-by-time.ts'
import { useNamedConsultation } from './use-named-consultation.ts'

export function ConsultScreen() {
  const texts = useMessages(consultMessages)
  const book = (
    <LinkButton icon={<PlusIcon />} render={<AppLink to={paths.newConsultation} />}>
      {texts.book}
    </LinkButton>
  )
  return (
    <Stack gap="large">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} subtitle={texts.intro} actions={book} />
      <Consultations />
    </Stack>
  )
}

/** What is to come, the next first; then what was. */
function Consultations() {
  const texts = useMessages(consultMessages)
  const query = useListMyConsultationsInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: 30,
    pollingInterval: 60_000,
  })
  return (
    <PagedList
      query={query}
      loading={texts.loading}
      failed={texts.listFailed}
      empty={
        <EmptyState
          icon={<CalendarIcon size={1.75} />}
          title={texts.emptyTitle}
          message={`${texts.emptyText} ${texts.hours}`}
        />
      }
      isEmpty={(pages) => pages.every(({ data }) => data.length === 0)}
    >
      {(pages) => <ByTime {...splitByTime(pages.flatMap(({ data }) => data))} />}
    </PagedList>
  )
}

function ByTime({ upcoming, past }: ReturnType<typeof splitByTime>) {
  const texts = useMessages(consultMessages)
  useNamedConsultation()
  return (
    <>
      {upcoming.length > 0 && (
        <Stack as="section">
          <h2>{texts.upcoming}</h2>
          <CardGrid>
            {upcoming.map((consultation) => (
              <ConsultationCard key={consultation.id} consultation={consultation} />
            ))}
          </CardGrid>
        </Stack>
      )}
      {past.length > 0 && <PastConsultations consultations={past} />}
    </>
  )
}
