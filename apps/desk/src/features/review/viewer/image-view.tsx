import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DrawnFile } from './drawn-file.ts'
import type { FileView } from './file-view.ts'
import styles from './viewer.module.css'

interface ImageViewProps {
  readonly url: string
  readonly name: string
  readonly view: FileView
  readonly onDrawn: (drawn: DrawnFile) => void
  readonly isPainted: boolean
  /** Called once the picture, or the first page, can be seen. */
  readonly onPainted: () => void
  readonly onFailed: () => void
}

interface Size {
  readonly width: number
  readonly height: number
}

export function ImageView(props: ImageViewProps) {
  const { url, name, view, onDrawn, isPainted, onPainted, onFailed } = props
  const pane = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState<Size>()
  const [room, setRoom] = useState<Size>()
  const tell = useEffectEvent((scale: number) => onDrawn({ scale, page: 1, pages: 1, goTo: () => undefined }))

  useEffect(() => {
    const element = pane.current
    if (!element) return
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight })
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => resized.disconnect()
  }, [])

  const isSideways = view.rotation % 180 !== 0
  const turned = own && (isSideways ? { width: own.height, height: own.width } : own)
  const scale = turned && room ? scaleOf(view.scale, turned, room) : undefined
  useEffect(() => {
    if (scale !== undefined) tell(scale)
  }, [scale])

  return (
    <div
      role="document"
      data-focus-stop
      ref={pane}
      className={styles.canvas}
      aria-label={name}
      aria-busy={!isPainted}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key
      tabIndex={0}
    >
      <div
        className={styles.sheet}
        style={
          turned && scale !== undefined
            ? { width: turned.width * scale, height: turned.height * scale }
            : undefined
        }
      >
        <img
          src={url}
          alt={name}
          className={styles.image}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setOwn({ width, height })
            onPainted()
          }}
          onError={onFailed}
          style={
            own && scale !== undefined
              ? {
                  width: own.width * scale,
                  height: own.height * scale,
                  transform: `translate(-50%, -50%) rotate(${view.rotation}deg)`,
                }
              : undefined
          }
        />
      </div>
    </div>
  )
}

function scaleOf(wish: FileView['scale'], file: Size, room: Size): number {
  if (typeof wish === 'number') return wish
  const byWidth = room.width / file.width
  return wish === 'width' ? byWidth : Math.min(byWidth, room.height / file.height)
}
