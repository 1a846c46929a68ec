import { informationMessages } from '@sanad/texts/web/information'
import { Badge, LinkRow, type Tone } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

export interface Answer {
  readonly id: string
  readonly label: string
  readonly state: 'given' | 'toCheck' | 'open' | 'wrong'
}

const tones = { given: 'green', toCheck: 'blue', open: 'yellow', wrong: 'red' } as const satisfies Record<
  Answer['state'],
  Tone
>

const placeOf = (id: string) => `answer-${id}`

/** Makes an element the place that the list leads to. */
export const answerPlace = (id: string) => ({ id: placeOf(id), tabIndex: -1 })

/** A question in the list: leads to its input. */
export function AnswerLink({ answer: { id, label, state } }: { answer: Answer }) {
  const texts = useMessages(informationMessages)
  return (
    <LinkRow
      render={<button type="button" onClick={() => goToAnswer(id)} />}
      title={label}
      aside={<Badge tone={tones[state]}>{texts[state]}</Badge>}
    />
  )
}

/** The input of a question, or its place where it cannot be changed. */
export function goToAnswer(id: string): void {
  const place = document.getElementById(placeOf(id))
  const input = place?.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled')
  const target = input ?? place
  place?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
