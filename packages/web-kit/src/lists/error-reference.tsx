import { type ComponentType, lazy, Suspense } from 'react'
import { referenceOf } from '../api/reference-of.ts'

const nothing: ComponentType<{ id: string }> = () => null
const Copy = lazy(() =>
  import('./copy-reference.tsx').then(
    ({ CopyReference }): { default: typeof nothing } => ({ default: CopyReference }),
    () => ({ default: nothing }),
  ),
)

/** Names the reference of an error of ours beside its words, which stay those of the specification, and copies it. */
export function ErrorReference({ error }: { error: unknown }) {
  const id = referenceOf(error)
  return (
    id && (
      <Suspense>
        <Copy id={id} />
      </Suspense>
    )
  )
}
