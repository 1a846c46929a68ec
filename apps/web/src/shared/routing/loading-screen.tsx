import { LoadingState } from '@sanad/ui'
import { useEffect } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { useAppDispatch } from '../state/app-state.ts'
import { pageLoadingSet } from '../state/ui-slice.ts'
import { routingMessages, type ScreenName, screenNames } from './screen-names.ts'

/** Stands in for a screen whose code is on its way. */
export function LoadingScreen({ name, size }: { name: ScreenName; size: 'page' | 'section' }) {
  const names = useMessages(screenNames)
  const texts = useMessages(routingMessages)
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(pageLoadingSet(true))
    return () => {
      dispatch(pageLoadingSet(false))
    }
  }, [dispatch])
  return <LoadingState size={size} label={texts.loading(names[name])} />
}
