import type { ServiceApplication } from '@sanad/contracts'
import { informationMessages } from '@sanad/texts/web/information'
import { informationStepMessages } from '@sanad/texts/web/information-step'
import { applicationMessages } from '@sanad/texts/web/shared/application'
import { useMessages } from '@sanad/web-kit'
import { countBeside } from '../../shared/applications/missing-words.ts'
import { listRefusedDocuments } from './missing-items.ts'
import { requiredWords } from './required-words.ts'

interface WhatIsRequiredProps {
  application: ServiceApplication
  /** On a phone one document has the page: what is decided about it stays in view. */
  isShort: boolean
}

/** What is required: what has to be given again by its name, then the number of the rest by its kinds. */
export function WhatIsRequired({ application, isShort }: WhatIsRequiredProps) {
  const texts = useMessages(informationMessages)
  const step = useMessages(informationStepMessages)
  const words = useMessages(applicationMessages)
  const refused = listRefusedDocuments(application)
  const again = texts.uploadAgain({ names: refused.map(({ label }) => label).join(', ') })
  if (isShort) return refused.length > 0 ? again : step.itemsRequired({ items: application.pending_items })
  const others = countBeside(application, refused.length)
  const required = others.pending_items > 0 && requiredWords(others, step, words)
  const rest = [
    required && (refused.length > 0 ? texts.thenRequired({ required }) : texts.required({ required })),
    application.form_missing && texts.formToo,
  ]
    .filter(Boolean)
    .join(' ')
  if (refused.length === 0) return rest
  return (
    <>
      <strong>{again}</strong>
      {rest && ` ${rest}`}
    </>
  )
}
