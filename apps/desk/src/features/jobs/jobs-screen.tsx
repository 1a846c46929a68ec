import { jobsMessages } from '@sanad/texts/desk/jobs'
import { EmptyState, LoadingState, PageHeader, Stack } from '@sanad/ui'
import { ReadError, useMessages } from '@sanad/web-kit'
import { KeyList } from '../../shared/key-list/key-list.tsx'
import { useMovableList } from '../../shared/key-list/use-movable-list.ts'
import { Strip } from '../../shared/strip/strip.tsx'
import { useSaid } from '../../shared/strip/use-said.tsx'
import { DeskTitle } from '../../shared/title/desk-title.tsx'
import { JobRow } from './job-row.tsx'
import { useListGivenUpJobsQuery } from './jobs-api.ts'

/** Work of the portal that failed at every attempt: an admin has it done again, or drops it. */
export function JobsScreen() {
  const texts = useMessages(jobsMessages)
  const { currentData: answer, error, refetch } = useListGivenUpJobsQuery()
  const [said, setSaid] = useSaid()
  const jobs = answer?.data
  const list = useMovableList(jobs ?? [], ({ id }) => id)
  return (
    <Stack gap="large">
      <DeskTitle>{texts.pageTitle}</DeskTitle>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Strip>{said}</Strip>
      {!jobs && error && <ReadError error={error} failed={texts.failed} onRetry={refetch} />}
      {!jobs && !error && <LoadingState label={texts.loading} />}
      {jobs?.length === 0 && <EmptyState title={texts.empty} message={texts.emptyHint} />}
      {jobs && jobs.length > 0 && (
        <KeyList label={texts.title}>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} row={list.rowOf(job)} onDone={setSaid} />
          ))}
        </KeyList>
      )}
    </Stack>
  )
}
