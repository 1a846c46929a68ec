import { reviewMessages } from '@sanad/texts/desk/review'
import { useMessages } from '@sanad/web-kit'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import styles from './mask.module.css'
import { boxBetween, isVisible, type Mask, movedBy, resizedBy } from './mask.ts'

interface MaskPageProps {
  readonly canvas: HTMLCanvasElement
  /** Counted from 0. */
  readonly page: number
  readonly masks: readonly Mask[]
  readonly onMask: (mask: Mask) => void
  readonly onRemoveLast: () => void
}

/** Where a key begins: about a line of an identity card. */
const first = { x: 0.3, y: 0.45, width: 0.4, height: 0.05 }
const STEP = 0.02
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP / 2],
  ArrowDown: [0, STEP / 2],
}

/** A page on which parts are covered: drawn with the pointer, or moved by arrows, sized with Shift, placed by Enter. */
export function MaskPage({ canvas, page, masks, onMask, onRemoveLast }: MaskPageProps) {
  const texts = useMessages(reviewMessages)
  const paper = useRef<HTMLDivElement>(null)
  const [corner, setCorner] = useState<{ readonly x: number; readonly y: number }>()
  const [box, setBox] = useState<Omit<Mask, 'page'>>()
  useEffect(() => {
    paper.current?.prepend(canvas)
    return () => canvas.remove()
  }, [canvas])

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  const place = () => {
    if (box && isVisible(box)) onMask({ page, ...box })
    setBox(undefined)
    setCorner(undefined)
  }
  function onKeyDown(event: KeyboardEvent): void {
    const arrow = arrows[event.key]
    if (arrow) setBox(box ? (event.shiftKey ? resizedBy : movedBy)(box, ...arrow) : first)
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) place()
    else if (event.key === 'Backspace' || event.key === 'Delete') onRemoveLast()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields in it, a page
    <div
      ref={paper}
      role="group"
      aria-label={texts.maskPage({ page: page + 1, masks: masks.length })}
      className={styles.page}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move what covers
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setCorner(pointOf(event))
      }}
      onPointerMove={(event) => corner && setBox(boxBetween(corner, pointOf(event)))}
      onPointerUp={place}
      onPointerCancel={() => setCorner(undefined)}
    >
      {masks.map((mask, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are only added to, and the last one removed
        <span key={index} className={styles.mask} style={styleOf(mask)} />
      ))}
      {box && <span className={styles.mask} data-moving style={styleOf(box)} />}
    </div>
  )
}

const percent = (part: number) => `${part * 100}%`
const styleOf = ({ x, y, width, height }: Omit<Mask, 'page'>) => ({
  insetInlineStart: percent(x),
  insetBlockStart: percent(y),
  inlineSize: percent(width),
  blockSize: percent(height),
})
