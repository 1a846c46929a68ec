import { type DocumentKind, documentSamples } from '@sanad/domain'
import { documentSamplesMessages } from '@sanad/texts/common/document-samples'
import { informationMessages } from '@sanad/texts/web/information'
import { Button, Dialog, VisuallyHidden } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import styles from './sample-button.module.css'

interface SampleButtonProps {
  kind: DocumentKind
  label: string
}

/** Shows in place what a document looks like, and what must be readable on it. */
export function SampleButton({ kind, label }: SampleButtonProps) {
  const texts = useMessages(informationMessages)
  const points = useMessages(documentSamplesMessages)
  const [isOpen, setOpen] = useState(false)
  const { drawing, marks } = documentSamples[kind]
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {points.see}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.sampleOf({ name: label })}
        closeLabel={texts.close}
      >
        <svg className={styles.drawing} viewBox="-4 -3 72 56" aria-hidden="true">
          <path d={drawing} />
          {marks.map(([x, y], at) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <circle r="3.2" />
              <text>{at + 1}</text>
            </g>
          ))}
        </svg>
        <p>{points.readable}</p>
        <ol className={styles.points}>
          {([1, 2, 3] as const).map((number) => (
            <li key={number}>{points[`${kind}.${number}`]}</li>
          ))}
        </ol>
      </Dialog>
    </>
  )
}
