import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import { LoadingScreen, type ScreenNames } from './loading-screen.tsx'

export interface ScreenOptions {
  /** Read the screen's data, which reports itself what could not be read. */
  prefetches?: readonly (() => Promise<void>)[]
  size?: 'page' | 'section'
}

/** Names each route's screen: React would keep the state of one that follows itself in another route. */
let made = 0

/** So long the former screen stays while a chunk comes; mostly that is enough, and nothing flickers. */
const patienceMs = 300

/** Factory of an app's `lazyScreen(name, load, options)`, typed by the names of its screens. */
export function lazyScreens<Name extends string>(names: ScreenNames<Name>) {
  /** Code splitting: a screen in a chunk of its own. `preload` fetches the chunk and the data before navigation. */
  return (
    name: Name,
    load: () => Promise<ComponentType>,
    { prefetches = [], size = 'section' }: ScreenOptions = {},
  ) => {
    let loading: Promise<{ default: ComponentType }> | undefined
    let Loaded: ComponentType | undefined
    let preparing: Promise<unknown> = Promise.resolve()
    made += 1
    const key = made
    const loadOnce = () => {
      loading ??= load().then(
        (screen) => {
          Loaded = screen
          return { default: screen }
        },
        (error: unknown) => {
          // A chunk that failed to load is requested again on the next attempt.
          loading = undefined
          throw error
        },
      )
      return loading
    }
    const Lazy = lazy(loadOnce)
    const choose = () => Loaded ?? Lazy
    const preload = () => {
      preparing = Promise.allSettled([loadOnce(), ...prefetches.map((prefetch) => prefetch())])
    }
    return {
      element: (
        // With a key: a navigation is a transition, in which React keeps what a boundary showed, however long that takes.
        <Suspense key={key} fallback={<LoadingScreen names={names} name={name} size={size} />}>
          <ChosenScreen choose={choose} />
        </Suspense>
      ),
      loader: async () => {
        preload()
        if (!Loaded) await Promise.race([Promise.allSettled([loadOnce()]), wait(patienceMs)])
        return null
      },
      handle: {
        preload,
        /** Resolves when what was preloaded last is there, or has failed. */
        prepared: () => preparing,
      },
    }
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A lazy component suspends once even if its chunk is there, and its fallback would stay for 300 ms. */
function ChosenScreen({ choose }: { choose: () => ComponentType }) {
  const Screen = useMemo(choose, [choose])
  return <Screen />
}
