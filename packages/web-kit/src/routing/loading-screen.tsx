import { LoadingState } from '@sanad/ui'
import { useEffect } from 'react'
import type { Language } from '../i18n/language.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useKitDispatch } from '../state/kit-state.ts'
import { pageLoadingSet } from '../state/ui-slice.ts'
import { routingMessages } from './routing-messages.ts'

/** Each screen's name in each language, as it stands in "Loading {name}...". */
export type ScreenNames<Name extends string> = Record<Language, Readonly<Record<Name, string>>>

interface LoadingScreenProps<Name extends string> {
  names: ScreenNames<Name>
  name: Name
  size: 'page' | 'section'
}

/** Stands in for a screen whose code is on its way. */
export function LoadingScreen<Name extends string>({ names, name, size }: LoadingScreenProps<Name>) {
  const known = useMessages(names)
  const texts = useMessages(routingMessages)
  const dispatch = useKitDispatch()
  useEffect(() => {
    dispatch(pageLoadingSet(true))
    return () => {
      dispatch(pageLoadingSet(false))
    }
  }, [dispatch])
  return <LoadingState size={size} label={texts.loading(known[name])} />
}
