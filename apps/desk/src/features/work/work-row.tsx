import type { WorkColumn } from '@sanad/contracts/staff'
import { workMessages } from '@sanad/texts/desk/work'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import type { ReactNode, Ref } from 'react'
import { useOthersAt } from '../../shared/presence/use-others-at.ts'
import { AsWritten } from '../../shared/words/as-written.tsx'
import { dueIcons, dueText, lengthText } from './due-text.ts'
import { todoText } from './todo-text.ts'
import type { SteadyRow } from './use-steady-list.ts'
import styles from './work-grid.module.css'

interface WorkRowProps extends SteadyRow {
  readonly now: number
  readonly isFocused: boolean
  readonly isSelected: boolean
  readonly isPeeked: boolean
  readonly columns: readonly WorkColumn[]
  readonly ref: Ref<HTMLTableRowElement>
  readonly onFocus: () => void
  readonly onOpen: () => void
  readonly onSelect: () => void
}

export function WorkRow({
  item,
  isGone,
  now,
  isFocused,
  isSelected,
  isPeeked,
  columns,
  ref,
  onFocus,
  onOpen,
  onSelect,
}: WorkRowProps) {
  const texts = useMessages(workMessages)
  const language = useLanguage()
  const { customer, service, stage, owner, due_at: dueAt } = item

  const [other] = useOthersAt([item.subject_id, item.application_id])
  const present = other && (other.writes ? texts.writes(other) : texts.looks(other))
  // Where a second line is free: a row that grows would move the others.
  const presenceIn = columns.includes('owner') ? 'owner' : columns[0]
  const cells = {
    service: (
      <>
        <span>{service?.title ?? texts.noService}</span>
        <small>{stage?.title}</small>
      </>
    ),
    what: (
      <>
        <span>{todoText(texts, item)}</span>
        {item.ticket_subject && (
          <small>
            <AsWritten>{item.ticket_subject}</AsWritten>
          </small>
        )}
      </>
    ),
    waiting: (
      <>
        <span>{lengthText(texts, now - Date.parse(item.waiting_since))}</span>
        {/* Who is there takes the second line. */}
        {!(presenceIn === 'waiting' && present) && (
          <small>{formatDateTime(item.waiting_since, language)}</small>
        )}
      </>
    ),
    owner: isGone
      ? texts.gone
      : (owner?.name ?? (item.half_over ? <strong>! {texts.nobodyYet}</strong> : texts.nobody)),
    track: item.track_id ?? texts.noService,
  } as const satisfies Record<WorkColumn, ReactNode>
  return (
    <>
      <tr
        ref={ref}
        className={styles.row}
        tabIndex={isFocused ? 0 : -1}
        aria-selected={isSelected}
        data-gone={isGone || undefined}
        onFocus={onFocus}
        onKeyDown={(event) => {
          // Also with single keys switched off.
          if (event.key !== 'Enter' || event.target !== event.currentTarget) return
          event.preventDefault()
          onOpen()
        }}
        onClick={({ target }) => {
          // The box beside it selects.
          if (!(target instanceof Element && target.closest('label'))) onOpen()
        }}
      >
        <td className={styles.select}>
          <label>
            {/* X selects by key: the row alone is in the tab order. */}
            <input
              type="checkbox"
              tabIndex={-1}
              checked={isSelected}
              aria-label={texts.selectOf({ name: customer?.name_of_person ?? item.track_id ?? '' })}
              onChange={onSelect}
            />
          </label>
        </td>
        <td className={styles.due} data-urgency={item.urgency}>
          <span aria-hidden="true">{dueIcons[item.urgency]}</span> <span>{dueText(texts, item, now)}</span>
          {item.priority === 1 && <strong> {texts.urgent}</strong>}
          {dueAt && <small>{formatDateTime(dueAt, language)}</small>}
        </td>
        <td className={styles.who}>
          <strong>{customer?.name_of_person ?? texts.noService}</strong>
          {customer && <span className={styles.number}> ··{customer.mobile_end}</span>}{' '}
          <small>{item.name_of_firm}</small>
        </td>
        {columns.map((column) => (
          <td key={column} className={styles[column]}>
            {cells[column]}
            {column === presenceIn && present && <small className={styles.present}>{present}</small>}
          </td>
        ))}
      </tr>
      {isPeeked && (
        <tr>
          <td colSpan={columns.length + 3} className={styles.peek}>
            {texts.trackId}: {item.track_id ?? texts.noService} · {texts.since}:{' '}
            {formatDateTime(item.waiting_since, language)} · {texts.dueAt}:{' '}
            {dueAt ? formatDateTime(dueAt, language) : texts.paused}
          </td>
        </tr>
      )}
    </>
  )
}
