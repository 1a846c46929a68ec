import type { Business, ComplianceItem, getBusinessDetails, SuccessOf } from '@sanad/contracts'
import { complianceForms, periodText, textIn } from '@sanad/domain'
import { Badge, CalendarIcon, Card, LinkButton, Stack } from '@sanad/ui'
import { AppLink, formatDate, type Language, useLanguage, useMessages, withQuery } from '@sanad/web-kit'
import { complianceProfilePath, paths } from '../../shared/routing/paths.ts'
import { businessPagesMessages } from './business-pages-messages.ts'

interface DueDatesCardProps {
  business: Business
  compliance: SuccessOf<typeof getBusinessDetails>['data']['compliance']
}

/** What the business must file next, and whether it is late with something. */
export function DueDatesCard({ business, compliance }: DueDatesCardProps) {
  const texts = useMessages(businessPagesMessages)
  const language = useLanguage()
  const { has_profile, overdue, next } = compliance
  if (!has_profile) {
    return (
      <Card title={texts.dueDates} icon={<CalendarIcon />}>
        <Stack>
          <p>{texts.noProfile}</p>
          <div>
            <LinkButton variant="secondary" render={<AppLink to={complianceProfilePath(business.id)} />}>
              {texts.answer}
            </LinkButton>
          </div>
        </Stack>
      </Card>
    )
  }
  return (
    <Card
      title={texts.dueDates}
      icon={<CalendarIcon />}
      actions={overdue > 0 && <Badge tone="red">{texts.overdue(overdue)}</Badge>}
    >
      <Stack>
        {overdue === 0 && <p>{texts.nothingOverdue}</p>}
        <p>
          {next ? texts.next(nameOf(next, language), formatDate(next.due_on, language)) : texts.nothingAhead}
        </p>
        <div>
          <LinkButton
            variant="secondary"
            render={<AppLink to={withQuery(paths.compliance, { business: business.id })} />}
          >
            {texts.calendar}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  )
}

function nameOf({ form, licence, period }: ComplianceItem, language: Language): string {
  const title = licence?.title ?? textIn(complianceForms[form].title, language)
  return period ? `${title} (${periodText(period, language)})` : title
}
