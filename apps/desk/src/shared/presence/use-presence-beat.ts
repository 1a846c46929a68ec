import { sayPresence } from '@sanad/contracts/staff'
import { useEffect, useRef, useState } from 'react'
import { api } from '../api/api.ts'
import { endpointMutation } from '../api/endpoint-builders.ts'
import { useDeskSelector } from '../state/desk-state.ts'

const presenceApi = api.injectEndpoints({
  endpoints: (build) => ({ sayPresence: endpointMutation(build, sayPresence) }),
})
const { useSayPresenceMutation } = presenceApi

/** This page of this browser, until it is closed. */
const pageId = crypto.randomUUID()
const BEAT_MS = 20_000
/** So long after the last letter somebody still writes. */
const WRITING_MS = 15_000

/** Says what this page shows and whether one writes there, at once and every 20 seconds; a page that is hidden shows nothing. */
export function usePresenceBeat(subject: string | undefined): void {
  const [say] = useSayPresenceMutation()
  const isOpen = useDeskSelector(({ session }) => session.status === 'in')
  const shown = useIsVisible() ? (subject ?? null) : null
  const writes = useIsWriting(subject) && shown !== null
  const said = useRef<string | null>(null)
  // One after the other: that one left is never heard after that one came.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    if (!isOpen) return
    const tell = () => {
      if (shown === null && said.current === null) return
      said.current = shown
      last.current = last.current.then(() => say({ body: { page_id: pageId, subject_id: shown, writes } }))
    }
    tell()
    const timer = setInterval(tell, BEAT_MS)
    return () => clearInterval(timer)
  }, [say, isOpen, shown, writes])
}

function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isVisible
}

const writing = 'form, textarea'

/** Whether a form has the focus, or letters came into one of late. */
function useIsWriting(subject: string | undefined): boolean {
  const [written, setWritten] = useState<string>()
  useEffect(() => {
    if (subject === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const rest = () => {
      clearTimeout(timer)
      // A form that stands open with the focus in it is going to be sent, however long somebody thinks.
      timer = setTimeout(
        () => (document.activeElement?.closest(writing) ? rest() : setWritten(undefined)),
        WRITING_MS,
      )
    }
    const note = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(writing))) return
      rest()
      setWritten(subject)
    }
    document.addEventListener('input', note)
    document.addEventListener('focusin', note)
    return () => {
      document.removeEventListener('input', note)
      document.removeEventListener('focusin', note)
      clearTimeout(timer)
      setWritten(undefined)
    }
  }, [subject])
  return subject !== undefined && written === subject
}
