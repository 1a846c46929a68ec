import { serverNow } from '@sanad/web-kit'
import { useEffect, useReducer } from 'react'

/** Whether a moment of the server has come; becomes true by itself. */
export function useHasCome(moment: string): boolean {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  const left = Date.parse(moment) - serverNow().getTime()
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(lookAgain, left)
    return () => clearTimeout(timer)
  })
  return left <= 0
}
