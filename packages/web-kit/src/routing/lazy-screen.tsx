import { type ComponentType, lazy, Suspense } from 'react'
import { LoadingScreen, type ScreenNames } from './loading-screen.tsx'

export interface ScreenOptions {
  /** Begins to fetch the screen's data; must not throw. */
  prefetch?: () => void
  size?: 'page' | 'section'
}

/** Makes an app's `lazyScreen(name, load, options)`, which knows its screens by these names. */
export function lazyScreens<Name extends string>(names: ScreenNames<Name>) {
  /** A screen with a chunk of its own. `preload` fetches it, and its data, ahead of showing it. */
  return (
    name: Name,
    load: () => Promise<ComponentType>,
    { prefetch, size = 'section' }: ScreenOptions = {},
  ) => {
    let loading: Promise<{ default: ComponentType }> | undefined
    const loadOnce = () => {
      loading ??= load().then(
        (Screen) => ({ default: Screen }),
        (error: unknown) => {
          // A chunk that a lost connection cost may come on the next try.
          loading = undefined
          throw error
        },
      )
      return loading
    }
    const Screen = lazy(loadOnce)
    const preload = () => {
      loadOnce().catch(() => {})
      prefetch?.()
    }
    return {
      element: (
        <Suspense fallback={<LoadingScreen names={names} name={name} size={size} />}>
          <Screen />
        </Suspense>
      ),
      loader: () => {
        preload()
        return null
      },
      handle: { preload },
    }
  }
}
