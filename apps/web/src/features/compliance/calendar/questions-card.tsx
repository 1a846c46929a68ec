import type { ComplianceQuestion } from '@sanad/contracts'
import { complianceFormsMessages } from '@sanad/texts/common/compliance-forms'
import { compliancePurposesMessages } from '@sanad/texts/common/compliance-purposes'
import { complianceMessages } from '@sanad/texts/web/compliance'
import { FoldedCard, LinkRow, RowList } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { paths } from '../../../shared/routing/paths.ts'

/** What applies although nobody confirmed its date, which is therefore not shown: each leads to the experts. */
export function QuestionsCard({ questions }: { questions: readonly ComplianceQuestion[] }) {
  const texts = useMessages(complianceMessages)
  const words = useMessages(complianceFormsMessages)
  const purposes = useMessages(compliancePurposesMessages)
  const forms = [...new Set(questions.map(({ form }) => form))]
  return (
    <FoldedCard title={texts.questions} summary={texts.questionsText} padding="none">
      <RowList label={texts.questions}>
        {forms.map((form) => (
          <LinkRow
            key={form}
            render={<AppLink to={paths.newConsultation} />}
            title={words[`${form}.title`]}
            description={purposes[`${form}.purpose`]}
          />
        ))}
      </RowList>
    </FoldedCard>
  )
}
