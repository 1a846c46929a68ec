import type { ComplianceFacts } from '@sanad/contracts'
import type { LocalText } from '@sanad/domain'
import * as z from 'zod'
import { findTranslatedState } from '../../../platform/language/translated-states.ts'
import {
  advanceTaxes,
  circumstances,
  gstSchemes,
  organisations,
  turnovers,
  unsureFacts,
  wordsOf,
} from './export-words.ts'
import { each, inWords, listOf, plain, type Show } from './show-value.ts'

const YearTurnover = z.object({ year: z.int(), turnover: z.string() })

const labels: Readonly<Record<keyof ComplianceFacts, LocalText>> = wordsOf('facts')

/** Compliance facts of a business as questions and answers. */
export const businessFacts: Show = each(
  {
    organisation: inWords(organisations),
    gst: inWords(gstSchemes),
    turnover: inWords(turnovers),
    advance_tax: inWords(advanceTaxes),
    also: listOf(inWords(circumstances)),
    unsure: listOf(inWords(unsureFacts)),
    year_turnovers: listOf((value, language) => {
      const { year, turnover } = YearTurnover.parse(value)
      return `${year}: ${inWords(turnovers)(turnover, language)}`
    }),
    state_id: (id, language) => plain(findTranslatedState(Number(id))?.name, language),
  },
  labels,
)
