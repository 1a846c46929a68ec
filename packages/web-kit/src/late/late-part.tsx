import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { clientError } from '../api/api-error.ts'
import { useErrorText } from '../api/error-text.ts'
import { reloadStalePage } from '../routing/reload-stale-page.ts'
import { useToast } from '../toast/use-toast.ts'

interface OnFail {
  /** Takes back what asked for it, so that it can be asked for again; without it a failure passes in silence. */
  onFail?: () => void
}

interface Chunk<Props> {
  readonly load: () => Promise<ComponentType<Props>>
  loaded?: ComponentType<Props>
}

/**
 * A part of a screen in a chunk of its own, such as a dialog. Unlike `lazy` its failure is not the screen's: what was read
 * stays, the customer is told, and the chunk is requested again with the next attempt.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & OnFail> {
  const chunk: Chunk<Props> = { load }
  return ({ onFail, ...props }) => (
    <LoadedPart chunk={chunk} props={props as unknown as Props} {...(onFail && { onFail })} />
  )
}

function LoadedPart<Props extends object>({
  chunk,
  props,
  onFail,
}: OnFail & { chunk: Chunk<Props>; props: Props }) {
  const [Part, setPart] = useState(() => chunk.loaded)
  const toast = useToast()
  const textOf = useErrorText()
  const fail = useEffectEvent((error: unknown) => {
    if (!onFail || reloadStalePage(error)) return
    toast('error', textOf(clientError('network'), ''))
    onFail()
  })
  useEffect(() => {
    if (chunk.loaded) return
    let isGone = false
    chunk.load().then(
      (part) => {
        chunk.loaded = part
        if (!isGone) setPart(() => part)
      },
      (error: unknown) => {
        if (!isGone) fail(error)
      },
    )
    return () => {
      isGone = true
    }
  }, [chunk])
  return Part ? <Part {...props} /> : null
}
