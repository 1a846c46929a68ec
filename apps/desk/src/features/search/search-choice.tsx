import { type SearchHit, searchKinds } from '@sanad/contracts/staff'
import { searchMessages } from '@sanad/texts/desk/search'
import { Alert, Stack, TextField } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { keyName } from '../../shared/keys/key-name.ts'
import { listKeys } from '../../shared/keys/key-registry.ts'
import { useDeskSelector } from '../../shared/state/desk-state.ts'
import { hitDetail } from './hit-detail.ts'
import { hitPath } from './hit-path.ts'
import { identityNumberIn } from './identity-number-in.ts'
import styles from './search.module.css'
import { useSearchDeskQuery } from './search-api.ts'
import { useTyped } from './use-typed.ts'

interface SearchChoiceProps {
  /** What is looked for to begin with. */
  readonly begin?: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly onDone: () => void
  /** A whole PAN was typed, by which somebody is looked for with a reason. */
  readonly onPan: (pan: string) => void
}

interface Choice {
  readonly key: string
  readonly group: string
  readonly title: string
  readonly detail: string
  readonly run: () => void
}

/** A combobox: what is typed, and below it what it leads to. Arrows choose, Enter goes there. */
export function SearchChoice({ begin = '', field, onDone, onPan }: SearchChoiceProps) {
  const texts = useMessages(searchMessages)
  const errorText = useErrorText()
  const go = useNavigate()
  const list = useId()
  const [text, setText] = useState(begin)
  const [place, setPlace] = useState(0)
  // The keys of the screen behind: none of its bindings change while the palette is open.
  const [commands] = useState(() => listKeys().filter(({ keys }) => keys !== 'mod+k'))
  const mayLookUp = useDeskSelector((state) => state.session.staff?.permissions.includes('identifier.lookup'))
  // Identity numbers never stand in an address, nor in what is kept of answers.
  const identity = identityNumberIn(text)
  const q = useTyped(identity ? '' : text.trim())
  const { currentData, error } = useSearchDeskQuery({ query: { q } }, { skip: q.length < 2 })
  const isAnswered = identity || text.trim().length < 2 || (q === text.trim() && (currentData || error))
  const hits = q.length < 2 ? [] : (currentData?.data ?? [])
  const groups = {
    application: texts.applications,
    customer: texts.customers,
    ticket: texts.tickets,
    order: texts.orders,
    money_document: texts.documents,
    reference: texts.references,
  } as const satisfies Record<SearchHit['kind'], string>
  const wanted = text.trim().toLowerCase()
  // Digits are the end of somebody's mobile before they are that of a tracking id.
  const kinds = /^[+\d ]+$/.test(wanted) ? [...new Set(['customer' as const, ...searchKinds])] : searchKinds
  const choices: Choice[] = [
    ...(identity?.kind === 'pan' && mayLookUp
      ? [
          {
            key: 'pan',
            group: texts.byPan,
            title: texts.lookUpPan,
            detail: texts.recorded,
            run: () => onPan(identity.value),
          },
        ]
      : []),
    ...kinds.flatMap((kind) =>
      hits
        .filter((hit) => hit.kind === kind)
        .map((hit) => ({
          key: `${kind} ${hit.title} ${hit.id}`,
          group: groups[kind],
          title: hit.title,
          detail: hitDetail(hit),
          run: () => void go(hitPath(hit)),
        })),
    ),
    ...commands
      .filter(({ label }) => label.toLowerCase().includes(wanted))
      .slice(0, 8)
      .map(({ keys, label, run }) => ({
        key: keys,
        group: texts.commands,
        title: label,
        detail: keyName(keys),
        run,
      })),
  ]
  const chosen = choices[Math.min(place, choices.length - 1)]
  const take = (choice: Choice | undefined) => {
    if (!choice) return
    if (choice.key !== 'pan') onDone()
    choice.run()
  }
  // Enter that came before the answer to what was typed: the choice of the words before is somebody else.
  const [isEntered, setEntered] = useState(false)
  const takeEntered = useEffectEvent(() => take(chosen))
  useEffect(() => {
    if (!isEntered || !isAnswered) return
    setEntered(false)
    takeEntered()
  }, [isEntered, isAnswered])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && choices.length > 0) {
      event.preventDefault()
      setPlace((Math.min(place, choices.length - 1) + step + choices.length) % choices.length)
    }
    // Of an input method's own list of candidates, Enter is not ours.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      setEntered(true)
    }
  }
  const idOf = (choice: Choice | undefined) => choice && `${list}-${choices.indexOf(choice)}`
  const tried = currentData?.tried.map((way) => texts[way]).join(', ')
  return (
    <Stack gap="small">
      <TextField
        ref={field}
        label={texts.label}
        hideLabel
        placeholder={texts.placeholder}
        autoComplete="off"
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={idOf(chosen)}
        maxLength={80}
        value={text}
        onChange={({ target }) => {
          setEntered(false)
          setText(target.value)
          setPlace(0)
        }}
        onKeyDown={onKeyDown}
      />
      {error && <Alert>{errorText(error, texts.failed)}</Alert>}
      {identity?.kind === 'aadhaar' && <p role="status">{texts.noAadhaar}</p>}
      {identity?.kind === 'pan' && !mayLookUp && <p role="status">{texts.noLookUp}</p>}
      {currentData && q.length >= 2 && hits.length === 0 && (
        <p role="status">{tried ? texts.nothing({ tried }) : texts.nothingToTry}</p>
      )}
      <div id={list} role="listbox" aria-label={texts.results} className={styles.list}>
        {choices.map((choice, index) => (
          <div key={choice.key} role="presentation">
            {choices[index - 1]?.group !== choice.group && (
              <p className={styles.group} role="presentation">
                {choice.group}
              </p>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's */}
            {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox */}
            <div
              id={idOf(choice)}
              role="option"
              aria-selected={choice === chosen}
              className={styles.choice}
              onClick={() => take(choice)}
            >
              <span>{choice.title}</span>
              <span className={styles.detail}>{choice.detail}</span>
            </div>
          </div>
        ))}
      </div>
    </Stack>
  )
}
