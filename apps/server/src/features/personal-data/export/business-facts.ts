import type { ComplianceFacts } from '@sanad/contracts'
import type { LocalText } from '@sanad/domain'
import { findTranslatedState } from '../../../platform/language/translated-states.ts'
import { advanceTaxes, gstSchemes, organisations, turnovers, wordsOf } from './export-words.ts'
import { each, inWords, plain, type Show } from './show-value.ts'

const labels: Readonly<Record<keyof ComplianceFacts, LocalText>> = wordsOf('facts')

/** Compliance facts of a business as questions and answers. */
export const businessFacts: Show = each(
  {
    organisation: inWords(organisations),
    gst: inWords(gstSchemes),
    turnover: inWords(turnovers),
    advance_tax: inWords(advanceTaxes),
    state_id: (id, language) => plain(findTranslatedState(Number(id))?.name, language),
  },
  labels,
)
