import { complianceMessages } from '@sanad/texts/web/compliance'
import { ChipGroup } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

export type ComplianceView = 'list' | 'month'

export function ViewChoice(props: { value: ComplianceView; onValueChange: (view: ComplianceView) => void }) {
  const texts = useMessages(complianceMessages)
  return (
    <ChipGroup
      {...props}
      label={texts.view}
      hideLabel
      options={[
        { value: 'list', label: texts.viewList },
        { value: 'month', label: texts.viewMonth },
      ]}
    />
  )
}
