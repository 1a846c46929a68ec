import type { Messages } from '@sanad/texts'
import { routingMessages } from '@sanad/texts/kit/routing'
import { LoadingState } from '@sanad/ui'
import { useEffect } from 'react'
import { PageTitle } from '../i18n/brand-name.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { useKitDispatch } from '../state/kit-state.ts'
import { pageLoadingSet } from '../state/ui-slice.ts'

/** Each screen's name, as it stands in "Loading {name}...". */
export type ScreenNames<Name extends string> = Messages<Readonly<Record<Name, string>>>

interface LoadingScreenProps<Name extends string> {
  names: ScreenNames<Name>
  name: Name
  size: 'page' | 'section'
}

/** Suspense fallback while a screen's chunk loads. */
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
  return (
    <>
      <PageTitle>{known[name]}</PageTitle>
      <LoadingState size={size} label={texts.loading({ route: known[name] })} />
    </>
  )
}
