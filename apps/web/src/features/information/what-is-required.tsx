import type { ServiceApplication } from '@sanad/contracts'
import { informationMessages } from '@sanad/texts/web/information'
import { informationStepMessages } from '@sanad/texts/web/information-step'
import { applicationMessages } from '@sanad/texts/web/shared/application'
import { useMessages } from '@sanad/web-kit'
import { countBeside } from '../../shared/applications/missing-words.ts'
import { listRefusedDocuments } from './missing-items.ts'
import { requiredWords } from './required-words.ts'

/** What is required: what has to be given again by its name, then the number of the rest by its kinds. */
export function WhatIsRequired({ application }: { application: ServiceApplication }) {
  const texts = useMessages(informationMessages)
  const step = useMessages(informationStepMessages)
  const words = useMessages(applicationMessages)
  const refused = listRefusedDocuments(application)
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
      <strong>{texts.uploadAgain({ names: refused.map(({ label }) => label).join(', ') })}</strong>
      {rest && ` ${rest}`}
    </>
  )
}
