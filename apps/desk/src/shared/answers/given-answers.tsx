import type { ServiceApplication } from '@sanad/contracts'
import type { CheckedAnswer, GivenAnswers as Given } from '@sanad/contracts/staff'
import { answersMessages } from '@sanad/texts/desk/shared/answers'
import { KeyValueList, LockIcon, Stack, Tabs } from '@sanad/ui'
import { useLanguage, useMessages, useToast } from '@sanad/web-kit'
import { Fragment, useRef, useState } from 'react'
import { useListStatesQuery } from '../application/application-api.ts'
import { ActButton } from '../keys/act-button.tsx'
import { useStaff } from '../session/use-staff.ts'
import { AsWritten } from '../words/as-written.tsx'
import styles from './given-answers.module.css'
import { readAnswer } from './read-answer.ts'
import { RevealDialog } from './reveal/reveal-dialog.tsx'
import { listRevealable } from './reveal/revealable.ts'
import { ShownValue } from './reveal/shown-value.tsx'
import { SameElsewhere } from './same-elsewhere.tsx'

interface GivenAnswersProps {
  readonly applicationId: string
  readonly application: ServiceApplication
  readonly given: Given
  /** What a document is compared with, which stands first. */
  readonly checks?: readonly CheckedAnswer[]
  readonly columns?: 1 | 2
}

const places = ['form', 'information'] as const
type Tab = (typeof places)[number] | 'all'

/** The answers of the form and of the information, marked where they repeat; identity numbers come masked. */
export function GivenAnswers({
  applicationId,
  application,
  given,
  checks = [],
  columns = 1,
}: GivenAnswersProps) {
  const texts = useMessages(answersMessages)
  const { extra_info } = application
  const language = useLanguage()
  const { data } = useListStatesQuery()
  const toast = useToast()
  const mayReveal = useStaff().permissions.includes('identifier.reveal')
  const sealed = mayReveal ? listRevealable(given, (label) => texts.ofForm({ label })) : []
  const [tab, setTab] = useState<Tab>('all')
  const [isAsking, setAsking] = useState(false)
  const [shown, setShown] = useState<{ readonly fieldId: string; readonly value: string }>()
  const revealed = useRef<HTMLElement>(null)
  const states = new Map(data?.data.map(({ id, state_name }) => [String(id), state_name]))
  const reading = { states, language }
  const isChecked = (id: string) => checks.some(({ field }) => field.field_id === id)
  const toItem = ({ field, value, elsewhere }: CheckedAnswer) => ({
    label: field.label,
    value: (
      <>
        {shown?.fieldId === field.field_id ? (
          <ShownValue
            key={shown.value}
            ref={revealed}
            value={shown.value}
            onEnd={() => setShown(undefined)}
          />
        ) : (
          <Answered words={readAnswer(field, value ?? undefined, reading)} />
        )}
        <SameElsewhere elsewhere={elsewhere} read={(other) => readAnswer(field, other, reading)} />
      </>
    ),
  })
  const extra = extra_info
    .filter(({ id }) => !isChecked(id))
    .map(({ title, value }) => ({ label: title, value: <Answered words={value} /> }))
  const listOf = (place: (typeof places)[number]) => {
    // An empty form is one line, not a page of them.
    if (place === 'form' && given.form.every(({ value }) => value === null)) return <p>{texts.formEmpty}</p>
    const items = given[place].filter(({ field }) => !isChecked(field.field_id)).map(toItem)
    const all = place === 'information' ? [...items, ...extra] : items
    return all.length > 0 ? <KeyValueList items={all} columns={columns} /> : <p>{texts.nothingAsked}</p>
  }
  return (
    <Stack>
      {checks.length > 0 && (
        <section className={styles.checks} aria-label={texts.checkAgainst}>
          <h2 className={styles.heading}>{texts.checkAgainst}</h2>
          <KeyValueList items={checks.map(toItem)} />
        </section>
      )}
      <Tabs
        label={texts.tabs}
        value={tab}
        onValueChange={setTab}
        items={[
          ...places.map((place) => ({
            value: place,
            label: texts[`tab.${place}`],
            panel: listOf(place),
          })),
          {
            value: 'all' as const,
            label: texts['tab.all'],
            panel: (
              <Stack>
                {places.map((place) => (
                  <section key={place} aria-label={texts[`tab.${place}`]}>
                    <h3 className={styles.heading}>{texts[`tab.${place}`]}</h3>
                    {listOf(place)}
                  </section>
                ))}
              </Stack>
            ),
          },
        ]}
      />
      {sealed.length > 0 && (
        <div>
          <ActButton
            keys="v"
            label={texts.reveal}
            variant="secondary"
            size="small"
            icon={<LockIcon />}
            onClick={() => setAsking(true)}
          />
        </div>
      )}
      <RevealDialog
        applicationId={applicationId}
        fields={sealed}
        isOpen={isAsking}
        shownAt={revealed}
        onClose={() => setAsking(false)}
        onShown={(fieldId, value) => {
          setTab('all')
          setShown({ fieldId, value })
        }}
        onCopied={() => toast('success', texts.copiedForAMinute)}
      />
    </Stack>
  )
}

function Answered({ words }: { words: string }) {
  const texts = useMessages(answersMessages)
  if (!words) return texts.notAnswered
  // Each on its line, as it was typed: two names on one line would be read as one.
  return words.split('\n').map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
    <Fragment key={place}>
      {place > 0 && <br />}
      <AsWritten>{line}</AsWritten>
    </Fragment>
  ))
}
