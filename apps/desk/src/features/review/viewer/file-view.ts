import type { KeptFileView } from '@sanad/contracts/staff'

/** How a file is looked at: it never changes by itself. */
export interface FileView {
  /** `width` and `page` fit what is shown into the pane; a number is a multiple of the file's own size. */
  readonly scale: 'width' | 'page' | number
  readonly rotation: Rotation
  /** Two pages side by side. */
  readonly isSpread: boolean
}

export type Rotation = KeptFileView['rotation']

export const firstView: FileView = { scale: 'width', rotation: 0, isSpread: false }

/** As somebody left it, for whoever opens the file next; two pages are each reader's own. */
export function viewOf(kept: Pick<KeptFileView, 'zoom' | 'rotation'> | undefined): FileView {
  if (!kept) return firstView
  const { zoom, rotation } = kept
  return { ...firstView, rotation, scale: typeof zoom === 'number' ? zoom / 100 : zoom }
}

export function keptOf({ scale, rotation }: FileView): Pick<KeptFileView, 'zoom' | 'rotation'> {
  return { zoom: typeof scale === 'number' ? Math.round(scale * 100) : scale, rotation }
}

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

/** The next step of the zoom, from the scale at which the file is drawn now. */
export function zoomed(view: FileView, drawn: number, direction: 'in' | 'out'): FileView {
  // Tolerance: a fitted scale that is a step but for rounding would be stepped to without a visible change.
  const scale =
    direction === 'in'
      ? steps.find((step) => step > drawn * 1.02)
      : steps.findLast((step) => step < drawn / 1.02)
  return scale === undefined ? view : { ...view, scale }
}

export function rotated(view: FileView, direction: 'left' | 'right'): FileView {
  const turned = (view.rotation + (direction === 'right' ? 90 : 270)) % 360
  return { ...view, rotation: turned as Rotation }
}
