import { reviewMessages } from '@sanad/texts/desk/review'
import { Button, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ActIcon } from './act-icon.tsx'
import type { TextSearch } from './drawn-file.ts'
import styles from './viewer.module.css'

interface FindBarProps {
  /** Of the file. */
  readonly name: string
  readonly search: TextSearch
  readonly onClose: () => void
}

/** Looks for words in the text of a PDF: Enter shows the next place, Shift and Enter the one before, Escape ends it. */
export function FindBar({ name, search, onClose }: FindBarProps) {
  const texts = useMessages(reviewMessages)
  const [words, setWords] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { matches } = search
  const isLooking = words.trim() !== ''
  const leave = useEffectEvent(() => search.close())
  useEffect(() => {
    field.current?.focus()
    return () => leave()
  }, [])

  const look = (place: 'next' | 'previous') => isLooking && search.find(words, place)
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && event.target === field.current)
      look(event.shiftKey ? 'previous' : 'next')
  }
  return (
    <search aria-label={texts.findIn({ name })} className={styles.find} onKeyDown={onKeyDown}>
      <TextField
        ref={field}
        label={texts.findWords}
        hideLabel
        placeholder={texts.findWords}
        maxLength={100}
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          search.find(target.value, 'first')
        }}
      />
      <span role="status" className={styles.found}>
        {isLooking && matches && texts.found(matches)}
      </span>
      <Button
        variant="quiet"
        size="small"
        aria-label={texts.findPrevious}
        title={texts.findPrevious}
        onClick={() => look('previous')}
      >
        <ActIcon act="pageup" />
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={texts.findNext}
        title={texts.findNext}
        onClick={() => look('next')}
      >
        <ActIcon act="pagedown" />
      </Button>
      <Button variant="quiet" size="small" onClick={onClose}>
        {texts.findEnd}
      </Button>
    </search>
  )
}
