import { type ComponentType, lazy, Suspense } from 'react'
import { LoadingScreen, type ScreenNames } from './loading-screen.tsx'

export interface ScreenOptions {
  /** Prefetches the screen's data; must not throw. */
  prefetch?: () => void
  size?: 'page' | 'section'
}

/** Factory of an app's `lazyScreen(name, load, options)`, typed by the names of its screens. */
export function lazyScreens<Name extends string>(names: ScreenNames<Name>) {
  /** Code splitting: a screen in a chunk of its own. `preload` fetches the chunk and the data before navigation. */
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
          // A chunk that failed to load is requested again on the next attempt.
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
