import { type DragEvent, useState } from 'react'
import { type ChosenFiles, toChosen } from './file-picker.tsx'

/** Handlers of an element onto which files may be dropped, and whether one is held over it. */
export function useFileDrop(onDrop: ((files: ChosenFiles) => void) | undefined) {
  const [isOver, setOver] = useState(false)
  if (!onDrop) return { isOver: false, handlers: {} }
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      // Also fired when the pointer moves on to a child.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const chosen = toChosen([...event.dataTransfer.files])
      if (chosen) onDrop(chosen)
    },
  }
  return { isOver, handlers }
}
