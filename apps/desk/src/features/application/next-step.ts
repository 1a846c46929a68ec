import type { NextStep, ServiceApplication } from '@sanad/contracts'
import type { ApplicationTexts } from '@sanad/texts/desk/application'
import type { Tone } from '@sanad/ui'
import { listPapers } from './list-papers.ts'

const tones = { you: 'yellow', us: 'blue', department: 'grey', nobody: 'grey' } as const satisfies Record<
  NextStep['turn'],
  Tone
>

/** Whose turn an application is and what comes next, as staff say it. */
export function describeNextStep(application: ServiceApplication, texts: ApplicationTexts) {
  const { next_step: step, serviceDetails, userTimeLine } = application
  const stage = userTimeLine[0]?.timeline.find(({ id }) => id === step.stage_id)?.title ?? ''
  const papers = listPapers(application)
  const count = (status: (typeof papers)[number]['status']) =>
    papers.filter((paper) => paper.status === status).length
  const toCheck = count('submitted')
  const isPaused = serviceDetails.client_status === 'on_hold'
  const next =
    step.next === 'provide_information'
      ? sayMissing(application, texts)
      : step.next === 'wait_for_us' || step.next === 'wait_for_department'
        ? texts[`next.${step.next}`]({ stage })
        : texts[`next.${step.next}`]
  // A rejection hides what never came, and the other way round.
  const also =
    step.next === 'replace_document' && count('missing') > 0
      ? [texts['next.provide_information']({ count: count('missing') })]
      : step.next === 'provide_information' && count('rejected') > 0
        ? [texts['next.replace_document']]
        : []
  return {
    turn: isPaused ? texts.paused : texts[`turn.${step.turn}`],
    tone: isPaused ? ('yellow' as const) : tones[step.turn],
    words: [...(toCheck > 0 ? [texts['next.check_documents']({ count: toCheck })] : []), next, ...also],
  }
}

/** More of them are counted: a line of names is not read. */
const MOST_NAMES = 3

/** Named where they are few: who is on the phone with the customer says what is missing. */
function sayMissing(application: ServiceApplication, texts: ApplicationTexts): string {
  const { fieldList, submittedFields, pending_items: count } = application
  const papers = listPapers(application).filter(({ status }) => status === 'missing')
  const fields = fieldList.filter(
    ({ field_id, optional }) => !optional && !submittedFields.some((given) => given.field_id === field_id),
  )
  const names = [...papers.map(({ title }) => title), ...fields.map(({ label }) => label)]
  return names.length === count && count <= MOST_NAMES
    ? texts['next.provide_named']({ names: names.map((name) => `“${name}”`).join(', ') })
    : texts['next.provide_information']({ count })
}
