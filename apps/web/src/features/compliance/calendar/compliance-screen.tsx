import { complianceMessages } from '@sanad/texts/web/compliance'
import { PageHeader, Stack } from '@sanad/ui'
import { PageTitle, useMessages } from '@sanad/web-kit'
import { useSearchParams } from 'react-router'
import { ComplianceCalendar } from './compliance-calendar.tsx'

const replace = { replace: true, preventScrollReset: true }

/** The chosen business, the page of businesses and the view are query parameters, so that a reload keeps them. */
export function ComplianceScreen() {
  const texts = useMessages(complianceMessages)
  const [params, setParams] = useSearchParams()
  const change = (changes: Record<string, string>) =>
    setParams((former) => {
      const wanted = Object.entries({ ...Object.fromEntries(former), ...changes })
      return new URLSearchParams(wanted.filter(([, value]) => value !== ''))
    }, replace)
  return (
    <Stack gap="large">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} subtitle={texts.intro} />
      <ComplianceCalendar
        choice={{ businessId: params.get('business') ?? '', after: params.get('after') ?? '' }}
        onChoiceChange={({ businessId, after }) => change({ business: businessId, after })}
        view={params.get('view') === 'month' ? 'month' : 'list'}
        onViewChange={(view) => change({ view: view === 'month' ? view : '' })}
      />
    </Stack>
  )
}
