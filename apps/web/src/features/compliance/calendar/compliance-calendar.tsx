import type { ComplianceBusiness, readComplianceCalendar, SuccessOf } from '@sanad/contracts'
import { complianceMessages } from '@sanad/texts/web/compliance'
import { complianceDueDatesMessages } from '@sanad/texts/web/compliance-due-dates'
import { Button, ErrorState, Inline, LoadingState, SelectField } from '@sanad/ui'
import { isApiError, useErrorText, useMessages } from '@sanad/web-kit'
import { useActingStaff } from '../../../shared/auth/use-acting-staff.ts'
import { useBusinessName } from '../../../shared/businesses/use-business-name.ts'
import {
  type ComplianceChoice,
  ofAllBusinesses,
  useReadComplianceCalendarInfiniteQuery,
} from '../calendar-api.ts'
import { Disclaimer } from '../disclaimer.tsx'
import { AddBusinessForm } from './add-business-form.tsx'
import { AnswersCard, SetUpCard, SetUpMoreCard } from './business-cards.tsx'
import { BusinessPages } from './business-pages.tsx'
import { OverdueCard } from './calendar.tsx'
import { ExportButton } from './export-button.tsx'
import { MonthList } from './month-list.tsx'
import { MonthView } from './month-view.tsx'
import { QuestionsCard } from './questions-card.tsx'
import { RemindersCard } from './reminders-card.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { ValiditiesCard } from './validities-card.tsx'
import { type ComplianceView, ViewChoice } from './view-choice.tsx'

interface ComplianceCalendarProps {
  choice: ComplianceChoice
  onChoiceChange: (choice: ComplianceChoice) => void
  view: ComplianceView
  onViewChange: (view: ComplianceView) => void
}

export function ComplianceCalendar({ choice, view, onChoiceChange, onViewChange }: ComplianceCalendarProps) {
  const { businessId, after } = choice
  const texts = useMessages(complianceMessages)
  const dates = useMessages(complianceDueDatesMessages)
  const errorText = useErrorText()
  const nameOf = useBusinessName()
  const isActing = useActingStaff() !== null
  const calendar = useReadComplianceCalendarInfiniteQuery(choice, { refetchOnMountOrArgChange: 30 })
  const { currentData, error, isFetching, refetch } = calendar
  const [first] = currentData?.pages ?? []
  if (!currentData || !first) {
    if (isFetching) return <LoadingState label={texts.loading} />
    const isUnknown = isApiError(error) && (error.status === 404 || error.status === 400)
    const again = isUnknown ? () => onChoiceChange(ofAllBusinesses) : () => void refetch()
    return (
      <ErrorState
        title={isUnknown ? texts.notFoundTitle : texts.errorTitle}
        message={isUnknown ? texts.notFoundText : errorText(error, dates.failed)}
        actions={<Button onClick={again}>{isUnknown ? texts.allBusinesses : texts.tryAgain}</Button>}
      />
    )
  }
  const { businesses, next_businesses, overdue, questions = [], validities = [], today } = first.data
  if (businesses.length === 0 && !after) return <AddBusinessForm />
  const shown = businesses.filter(({ id }) => businessId === '' || id === businessId)
  const known = shown.filter(({ has_profile }) => has_profile)
  const unknown = shown.filter(({ has_profile }) => !has_profile)
  const firms = firmsOf(businesses, (business) => nameOf(business, dates.unnamed))
  const months = monthsOf(currentData.pages)
  // Before the first answers: the renewals of certificates.
  const hasItems = known.length > 0 || months.some(({ items }) => items.length > 0)
  return (
    <>
      {businesses.length > 1 && (
        <BusinessFilter
          businesses={businesses}
          value={businessId}
          onValueChange={(id) => onChoiceChange({ businessId: id, after })}
        />
      )}
      {businessId === '' && (after || next_businesses) && (
        <BusinessPages
          count={businesses.length}
          onFirst={after ? () => onChoiceChange({ businessId, after: '' }) : undefined}
          onNext={next_businesses ? () => onChoiceChange({ businessId, after: next_businesses }) : undefined}
        />
      )}
      {overdue.length > 0 && <OverdueCard items={overdue} firms={firms} today={today} />}
      {known.length === 0 && unknown.map((business) => <SetUpCard key={business.id} business={business} />)}
      {!hasItems && validities.length > 0 && <ValiditiesCard validities={validities} firms={firms} />}
      {hasItems && (
        <>
          <ViewChoice value={view} onValueChange={onViewChange} />
          {view === 'month' ? (
            <MonthView calendar={calendar} months={months} firms={firms} today={today} />
          ) : (
            <MonthList calendar={calendar} months={months} firms={firms} today={today} />
          )}
          {isActing ? (
            <Inline>
              <ExportButton businessId={businessId} />
            </Inline>
          ) : (
            <>
              <SubscriptionCard businessId={businessId} />
              <RemindersCard />
            </>
          )}
          {validities.length > 0 && <ValiditiesCard validities={validities} firms={firms} />}
          {questions.length > 0 && <QuestionsCard questions={questions} />}
          {known.length > 0 && unknown.length > 0 && <SetUpMoreCard businesses={unknown} />}
          {known.length > 0 && <AnswersCard businesses={known} />}
          <Disclaimer />
        </>
      )}
    </>
  )
}

interface BusinessFilterProps {
  businesses: readonly ComplianceBusiness[]
  value: string
  onValueChange: (businessId: string) => void
}

function BusinessFilter({ businesses, value, onValueChange }: BusinessFilterProps) {
  const texts = useMessages(complianceMessages)
  const dates = useMessages(complianceDueDatesMessages)
  const nameOf = useBusinessName()
  return (
    <SelectField
      label={texts.business}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      placeholder={texts.allBusinesses}
      options={businesses.map((business) => ({
        value: business.id,
        label: nameOf(business, dates.unnamed),
      }))}
    />
  )
}

type Page = SuccessOf<typeof readComplianceCalendar>

function monthsOf(pages: readonly Page[]): Page['data']['months'] {
  return pages.flatMap(({ data }) => data.months)
}

/** With a single business its name would only repeat. */
function firmsOf(
  businesses: readonly ComplianceBusiness[],
  nameOf: (business: ComplianceBusiness) => string,
): Map<string, string> {
  if (businesses.length === 1) return new Map()
  return new Map(businesses.map((business) => [business.id, nameOf(business)]))
}
