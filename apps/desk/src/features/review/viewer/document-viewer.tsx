import type { KeptFileView } from '@sanad/contracts/staff'
import { reviewMessages } from '@sanad/texts/desk/review'
import { Button, EmptyState, ErrorState, LoadingState } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { lazy, Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { KeyBinding } from '../../../shared/keys/key-registry.ts'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { ActIcon } from './act-icon.tsx'
import type { DrawnFile } from './drawn-file.ts'
import { type FileView, rotated, viewOf, zoomed } from './file-view.ts'
import { FindBar } from './find-bar.tsx'
import { ImageView } from './image-view.tsx'
import styles from './viewer.module.css'

// The library is larger than the rest of the desk.
const PdfView = lazy(() => import('./pdf-view.tsx').then((module) => ({ default: module.PdfView })))

/** Where there is little room some have keys alone: pages are scrolled, and where there is least, another act comes to the same. */
type ViewerAct = KeyBinding & { readonly needsRoom?: 'pages' | 'most' }
const forPages = { needsRoom: 'pages' } as const
const byOthers = { needsRoom: 'most' } as const

interface DocumentViewerProps {
  /** Signed address of the file; null while it may not be opened. */
  readonly url: string | null
  /** As its sender called it; its ending says what it is. */
  readonly name: string
  /** Why it may not be opened. */
  readonly heldBack: string
  /** How it was left, by whomever. */
  readonly kept: Pick<KeptFileView, 'zoom' | 'rotation'> | undefined
  /** Called when it is turned or enlarged. */
  readonly onView: (view: FileView) => void
  /** Called once something of the file can be seen, or nothing ever will; and when it goes. */
  readonly onPainted: (isPainted: boolean) => void
  /** Whether the keys of the viewer are its own; false beside another one. */
  readonly hasKeys?: boolean
}

/**
 * Shows a file. Mount it anew for each file (`key`): zoom, rotation and page are the file's own. The link is the first one
 * given: each reading of the application signs another, and what is looked at never changes by itself.
 */
export function DocumentViewer(props: DocumentViewerProps) {
  const { url, name, heldBack, kept, onView, onPainted, hasKeys = true } = props
  const texts = useMessages(reviewMessages)
  const [view, setView] = useState(() => viewOf(kept))
  const [drawn, setDrawn] = useState<DrawnFile>()
  const [hasFailed, setHasFailed] = useState(false)
  const [isPainted, setPainted] = useState(false)
  const [isFinding, setFinding] = useState(false)
  const pane = useRef<HTMLDivElement>(null)
  const [link, setLink] = useState(url)
  if (link === null && url !== null) setLink(url)
  const isPdf = /\.pdf$/i.test(name)
  const isSettled = isPainted || hasFailed || link === null
  const tell = useEffectEvent(onPainted)
  // In the same task in which the file stops being busy: a key that is pressed then must not be too early.
  useLayoutEffect(() => {
    if (!isSettled) return
    tell(true)
    return () => tell(false)
  }, [isSettled])

  const search = drawn?.search
  const change = (next: FileView) => {
    setView(next)
    onView(next)
  }
  const zoom = (direction: 'in' | 'out') => drawn && change(zoomed(view, drawn.scale, direction))
  const turn = (direction: 'left' | 'right') => change(rotated(view, direction))
  const page = (step: number) => drawn?.goTo(drawn.page + step)
  const acts: readonly ViewerAct[] = [
    { keys: '-', label: texts.zoomOut, run: () => zoom('out') },
    { keys: '+', label: texts.zoomIn, run: () => zoom('in') },
    { keys: 'w', label: texts.fitWidth, run: () => change({ ...view, scale: 'width' }) },
    { keys: '0', label: texts.fitPage, run: () => change({ ...view, scale: 'page' }), ...byOthers },
    { keys: ',', label: texts.turnLeft, run: () => turn('left'), ...byOthers },
    { keys: '.', label: texts.turnRight, run: () => turn('right') },
    ...(isPdf
      ? [
          {
            keys: '2',
            label: texts.twoPages,
            run: () => setView({ ...view, isSpread: !view.isSpread }),
            ...forPages,
          },
          { keys: 'pageup', label: texts.pageBefore, run: () => page(-1), ...forPages },
          { keys: 'pagedown', label: texts.pageAfter, run: () => page(1), ...forPages },
          { keys: '/', label: texts.find, run: () => setFinding(true) },
        ]
      : []),
  ]
  useKeys(hasKeys && link !== null ? acts : [])

  if (link === null || url === null) return <EmptyState title={heldBack} headingLevel={3} />
  if (hasFailed) {
    return (
      <ErrorState
        title={texts.unreadable}
        message={texts.unreadableText}
        headingLevel={3}
        actions={
          <a href={url} download={name}>
            {texts.download}
          </a>
        }
      />
    )
  }
  const shown = {
    ...{ url: link, name, view, isPainted },
    onDrawn: setDrawn,
    onPainted: () => setPainted(true),
    onFailed: () => setHasFailed(true),
  }
  return (
    <div className={styles.viewer}>
      <div className={styles.toolbar} role="toolbar" aria-label={texts.viewerOf({ name })}>
        <span className={styles.place} role="status">
          {drawn &&
            texts.place({ page: drawn.page, pages: drawn.pages, percent: Math.round(drawn.scale * 100) })}
        </span>
        {acts.map(({ keys, label, run, needsRoom }) => (
          <Button
            key={keys}
            variant="quiet"
            size="small"
            onClick={run}
            title={label}
            aria-label={label}
            data-needs-room={needsRoom}
          >
            <ActIcon act={keys} />
          </Button>
        ))}
      </div>
      {isFinding && search && (
        <FindBar
          name={name}
          search={search}
          onClose={() => {
            setFinding(false)
            pane.current?.querySelector<HTMLElement>('[role="document"]')?.focus()
          }}
        />
      )}
      <div ref={pane} className={styles.pane}>
        {isPdf ? (
          <Suspense fallback={null}>
            <PdfView {...shown} />
          </Suspense>
        ) : (
          <ImageView {...shown} />
        )}
        {!isPainted && (
          <div className={styles.opening}>
            <LoadingState label={texts.openingFile} />
          </div>
        )}
      </div>
    </div>
  )
}
