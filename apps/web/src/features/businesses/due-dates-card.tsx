import type { Business, ComplianceItem, getBusinessDetails, SuccessOf } from '@sanad/contracts'
import { periodText } from '@sanad/domain/compliance'
import type { Language } from '@sanad/texts'
import { localeOf } from '@sanad/texts'
import { type ComplianceFormsTexts, complianceFormsMessages } from '@sanad/texts/common/compliance-forms'
import { businessesPagesMessages } from '@sanad/texts/web/businesses-pages'
import { Badge, CalendarIcon, Card, LinkButton, Stack } from '@sanad/ui'
import { AppLink, formatDate, useLanguage, useMessages, withQuery } from '@sanad/web-kit'
import { complianceProfilePath, paths } from '../../shared/routing/paths.ts'

interface DueDatesCardProps {
  business: Business
  compliance: SuccessOf<typeof getBusinessDetails>['data']['compliance']
}

/** What the business must file next, and whether it is late with something. */
export function DueDatesCard({ business, compliance }: DueDatesCardProps) {
  const texts = useMessages(businessesPagesMessages)
  const words = useMessages(complianceFormsMessages)
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
      actions={overdue > 0 && <Badge tone="red">{texts.overdue({ count: overdue })}</Badge>}
    >
      <Stack>
        {overdue === 0 && <p>{texts.nothingOverdue}</p>}
        <p>
          {next
            ? texts.next({ what: nameOf(next, words, language), when: formatDate(next.due_on, language) })
            : texts.nothingAhead}
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

function nameOf(
  { form, licence, period }: ComplianceItem,
  words: ComplianceFormsTexts,
  language: Language,
): string {
  const title = licence?.title ?? words[`${form}.title`]
  return period ? `${title} (${periodText(period, localeOf(language), words)})` : title
}
