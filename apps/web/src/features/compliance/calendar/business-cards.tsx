import type { ComplianceBusiness } from '@sanad/contracts'
import { complianceMessages } from '@sanad/texts/web/compliance'
import { complianceDueDatesMessages } from '@sanad/texts/web/compliance-due-dates'
import { BuildingIcon, Card, FoldedCard, LinkButton, LinkRow, RowList } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { useBusinessName } from '../../../shared/businesses/use-business-name.ts'
import { complianceProfilePath } from '../../../shared/routing/paths.ts'

/** Asks about a business of which nothing is known yet. */
export function SetUpCard({ business }: { business: ComplianceBusiness }) {
  const texts = useMessages(complianceMessages)
  const dates = useMessages(complianceDueDatesMessages)
  const nameOf = useBusinessName()
  return (
    <Card
      tone="highlight"
      title={texts.setUpTitle({ firm: nameOf(business, dates.unnamed) })}
      description={texts.setUpText}
    >
      <LinkButton render={<AppLink to={complianceProfilePath(business.id)} />}>{texts.setUp}</LinkButton>
    </Card>
  )
}

interface BusinessesProps {
  businesses: readonly ComplianceBusiness[]
}

/** Beside a calendar that others have: asks about the businesses of which nothing is known yet, folded. */
export function SetUpMoreCard({ businesses }: BusinessesProps) {
  const texts = useMessages(complianceMessages)
  return (
    <FoldedCard
      title={texts.setUpMore({ count: businesses.length })}
      summary={texts.setUpText}
      padding="none"
    >
      <BusinessRows businesses={businesses} />
    </FoldedCard>
  )
}

/** Leads to what was answered about each business. */
export function AnswersCard({ businesses }: BusinessesProps) {
  const texts = useMessages(complianceMessages)
  return (
    <FoldedCard title={texts.answers} summary={texts.changeAnswers} padding="none">
      <BusinessRows businesses={businesses} />
    </FoldedCard>
  )
}

function BusinessRows({ businesses }: BusinessesProps) {
  const dates = useMessages(complianceDueDatesMessages)
  const nameOf = useBusinessName()
  return (
    <RowList>
      {businesses.map((business) => (
        <LinkRow
          key={business.id}
          render={<AppLink to={complianceProfilePath(business.id)} />}
          icon={<BuildingIcon />}
          title={nameOf(business, dates.unnamed)}
        />
      ))}
    </RowList>
  )
}
