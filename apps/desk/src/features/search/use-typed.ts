import { useEffect, useState } from 'react'

/** As long as somebody types on, nothing is asked for. */
const PAUSE_MS = 120

/** What was typed, once typing paused. */
export function useTyped(text: string): string {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return typed
}
