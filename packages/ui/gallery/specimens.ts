import type { ReactNode } from 'react'
import type * as ui from '../src/index.ts'
import { actions } from './specimens/actions.tsx'
import { brand } from './specimens/brand.tsx'
import { data } from './specimens/data.tsx'
import { feedback } from './specimens/feedback.tsx'
import { fields } from './specimens/fields.tsx'
import { layout } from './specimens/layout.tsx'
import { overlay } from './specimens/overlay.tsx'

/** Every component but the icons, which are shown together. */
type Component = Exclude<Extract<keyof typeof ui, Capitalize<string>>, `${string}Icon`>

/** A component without an entry does not compile. */
export const specimens = {
  ...brand,
  ...actions,
  ...fields,
  ...feedback,
  ...data,
  ...layout,
  ...overlay,
} satisfies Record<Component, () => ReactNode>
