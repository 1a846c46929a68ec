import { informationMessages } from '@sanad/texts/web/information'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useEffect, useEffectEvent, useState } from 'react'
import { keepPages, readPages } from '../../../shared/files/kept-pages.ts'
import { nameByContent } from '../../../shared/files/name-by-content.ts'
import { prepareFile } from '../../../shared/files/prepare-file.ts'
import { checkPhoto } from '../photos/check-photo.ts'
import type { PhotoProblem } from '../photos/find-photo-problems.ts'
import { mostPages, photosToPdf } from '../photos/photos-to-pdf.ts'
import { type LeftOut, whyLeftOut } from '../photos/why-left-out.ts'

export interface PagePhoto {
  readonly id: string
  readonly file: File
  /** Shown beside it; nothing waits for them. */
  readonly problems: readonly PhotoProblem[]
}

export interface PhotoPages {
  /** The photos are being collected. */
  readonly isOpen: boolean
  readonly photos: readonly PagePhoto[]
  readonly isMaking: boolean
  readonly problem: string | undefined
  /** What was chosen last and does not become a page. */
  readonly leftOut: readonly LeftOut[]
  readonly open: () => void
  readonly close: () => void
  readonly add: (files: readonly File[]) => Promise<void>
  readonly moveUp: (at: number) => void
  readonly remove: (at: number) => void
  readonly send: () => Promise<void>
}

interface Collection {
  /** Of the document, see `uploadKey`. */
  readonly key: string
  readonly customerId: string
  /** Of the PDF. */
  readonly name: string
  readonly onMade: (pdf: File) => Promise<void>
}

/**
 * Collects photos until they are sent as one PDF. They are kept meanwhile: a phone may discard the page while its camera is
 * open.
 */
export function usePhotoPages({ key, customerId, name, onMade }: Collection): PhotoPages {
  const texts = useMessages(informationMessages)
  const errorText = useErrorText()
  const [isOpen, setOpen] = useState(false)
  const [photos, setPhotos] = useState<readonly PagePhoto[]>([])
  const [isMaking, setMaking] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])

  const restore = useEffectEvent((files: readonly File[]) => {
    setRestored(true)
    if (files.length === 0) return
    setOpen(true)
    const restored = files.map(toPage)
    // Further ones may have been taken before these were read.
    setPhotos((all) => [...restored, ...all].slice(0, mostPages))
    for (const page of restored) void check(page)
  })
  useEffect(() => {
    void readPages({ key, customerId }).then((files) => restore(files))
  }, [key, customerId])
  useEffect(() => {
    if (isRestored) void keepPages({ key, customerId, pages: photos.map(({ file }) => file) })
  }, [isRestored, key, customerId, photos])

  const forget = () => {
    setProblem(undefined)
    setLeftOut([])
  }

  const close = () => {
    setOpen(false)
    setPhotos([])
    forget()
  }

  const add = async (files: readonly File[]) => {
    setOpen(true)
    forget()
    const judged = await Promise.all(
      files.map(async (file) => ({ file, why: whyLeftOut(await nameByContent(file)) })),
    )
    const pages = judged.filter(({ why }) => !why).map(({ file }) => file)
    const room = mostPages - photos.length
    const out = [
      ...judged.flatMap(({ file: { name }, why }) => (why ? { name, why } : [])),
      ...pages.slice(room).map(({ name }) => ({ name, why: 'pagesTooMany' as const })),
    ]
    for (const page of pages.slice(0, room)) await addOne(page)
    // After the photos: they push it down, and what is announced stands then.
    setLeftOut(out)
  }

  const addOne = async (file: File) => {
    try {
      const { file: prepared } = await prepareFile(file, new AbortController().signal)
      const added = toPage(prepared)
      setPhotos((all) => (all.length < mostPages ? [...all, added] : all))
      await check(added)
    } catch (error) {
      setProblem(error)
    }
  }

  const check = async ({ id, file }: PagePhoto) => {
    const problems = await checkPhoto(file)
    setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, problems } : photo)))
  }

  const moveUp = (at: number) =>
    setPhotos((all) =>
      all.flatMap((photo, place) => {
        if (place === at - 1) return all.slice(at, at + 1).concat(photo)
        return place === at ? [] : [photo]
      }),
    )

  const send = async () => {
    if (photos.length === 0 || isMaking) return
    setMaking(true)
    try {
      const pdf = await photosToPdf(
        photos.map(({ file }) => file),
        name,
      )
      close()
      await onMade(pdf)
    } catch (error) {
      setProblem(error)
    } finally {
      setMaking(false)
    }
  }

  return {
    isOpen,
    photos,
    isMaking,
    problem: problem === undefined ? undefined : errorText(problem, texts.documentError),
    leftOut,
    open: () => setOpen(true),
    close,
    add,
    moveUp,
    remove: (at) => setPhotos((all) => all.filter((_, place) => place !== at)),
    send,
  }
}

const toPage = (file: File): PagePhoto => ({ id: crypto.randomUUID(), file, problems: [] })
