import { overviewMessages } from '@sanad/texts/web/overview'
import { screenNamesMessages } from '@sanad/texts/web/shared/screen-names'
import {
  Banner,
  Card,
  Columns,
  LinkButton,
  LoadingState,
  PageHeader,
  PlusIcon,
  RowList,
  Stack,
} from '@sanad/ui'
import { AppLink, latePart, PageTitle, ReadError, useMessages, useMinWidth } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { useListMyServicesInfiniteQuery } from '../../shared/applications/applications-api.ts'
import { ServiceRow } from '../../shared/applications/service-row.tsx'
import { paths } from '../../shared/routing/paths.ts'
import { AttentionCard } from './attention-card.tsx'
import styles from './overview-screen.module.css'
import { type SplitServices, splitByTurn } from './split-by-turn.ts'
import { useGreeting } from './use-greeting.ts'
import { Welcome } from './welcome.tsx'

// Only wide screens show it.
const AtAGlance = latePart(() => import('./at-a-glance.tsx').then(({ AtAGlance }) => AtAGlance))

interface OverviewScreenProps {
  /** What else than services needs the customer. */
  due: {
    isLoading?: boolean
    /** Stands for what could not be read. */
    failure?: ReactNode
    count: number
    card: ReactNode
    next: ReactNode
  }
  lastMessage: ReactNode
}

/** What needs the customer now, then the rest. */
export function OverviewScreen({ due, lastMessage }: OverviewScreenProps) {
  const texts = useMessages(overviewMessages)
  const { overview } = useMessages(screenNamesMessages)
  const { data, error, isLoading, hasNextPage, refetch } = useListMyServicesInfiniteQuery()
  const isWaiting = isLoading || due.isLoading
  const services = isWaiting ? undefined : data?.pages.flatMap((page) => page.services)
  return (
    <>
      <PageTitle>{overview}</PageTitle>
      {isWaiting && <LoadingState label={texts.loading} />}
      {!isWaiting && !services && (
        <ReadError
          headingLevel={1}
          title={texts.failed}
          error={error}
          failed={texts.failed}
          onRetry={refetch}
        />
      )}
      {services?.length === 0 && (
        <Stack gap="large">
          <Welcome />
          {due.card}
          {due.failure}
        </Stack>
      )}
      {services && services.length > 0 && (
        <Sections
          {...splitByTurn(services)}
          due={due}
          lastMessage={lastMessage}
          unread={hasNextPage ? services.length : undefined}
        />
      )}
    </>
  )
}

interface SectionsProps extends SplitServices, OverviewScreenProps {
  /** How many services were read, where there are more. */
  unread: number | undefined
}

function Sections({ yours, others, due, lastMessage, unread }: SectionsProps) {
  const hasTwoColumns = useMinWidth('72rem')
  const texts = useMessages(overviewMessages)
  const greeting = useGreeting()
  const count = yours.length + due.count
  const isNothing = count === 0 && !due.failure
  const subtitle = count > 0 ? texts.thingsToDo({ count }) : isNothing && texts.nothingToDo
  return (
    <>
      <PageHeader title={greeting} subtitle={subtitle} />
      <Columns
        aside={
          hasTwoColumns && (
            <AtAGlance services={[...yours, ...others]} nextDue={due.next} lastMessage={lastMessage} />
          )
        }
      >
        <Stack gap="large">
          {count > 0 && (
            <Stack as="section">
              <h2>{texts.needsYou}</h2>
              {yours.map((service) => (
                <AttentionCard key={service.id} service={service} />
              ))}
              {due.card}
            </Stack>
          )}
          {due.failure}
          {others.length > 0 && (
            <Card title={texts.others} padding="none">
              <RowList label={texts.others}>
                {others.map((service) => (
                  <ServiceRow key={service.id} service={service} />
                ))}
              </RowList>
            </Card>
          )}
          {unread !== undefined && <Banner>{texts.moreServices({ shown: unread })}</Banner>}
          <div className={styles.ways}>
            <LinkButton
              variant={count > 0 ? 'secondary' : 'primary'}
              icon={<PlusIcon />}
              render={<AppLink to={paths.newService} />}
            >
              {texts.apply}
            </LinkButton>
            <LinkButton variant="quiet" render={<AppLink to={paths.services} />}>
              {texts.allServices}
            </LinkButton>
          </div>
        </Stack>
      </Columns>
    </>
  )
}
