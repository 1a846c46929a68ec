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
  const { next_step: step, serviceDetails, userTimeLine, pending_items: missing } = application
  const stage = userTimeLine[0]?.timeline.find(({ id }) => id === step.stage_id)?.title ?? ''
  const papers = listPapers(application)
  const count = (status: (typeof papers)[number]['status']) =>
    papers.filter((paper) => paper.status === status).length
  const toCheck = count('submitted')
  const isPaused = serviceDetails.client_status === 'on_hold'
  const next =
    step.next === 'provide_information'
      ? texts['next.provide_information']({ count: missing })
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
