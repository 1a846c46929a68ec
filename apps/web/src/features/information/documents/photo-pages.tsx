import { informationMessages } from '@sanad/texts/web/information'
import {
  Alert,
  Button,
  CameraIcon,
  Card,
  type ChosenFiles,
  FilePicker,
  Inline,
  PlusIcon,
  Stack,
} from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useId } from 'react'
import { acceptedPhotos } from '../../../shared/files/find-file-problem.ts'
import { mostPages } from '../photos/photos-to-pdf.ts'
import { LeftOutFiles } from './left-out-files.tsx'
import { PhotoPage } from './photo-page.tsx'
import styles from './photo-pages.module.css'
import type { PhotoPages as Pages } from './use-photo-pages.ts'

interface PhotoPagesProps {
  label: string
  pages: Pages
}

/** Photos that become the pages of one PDF: in order, each to be moved or removed. */
export function PhotoPages({ label, pages }: PhotoPagesProps) {
  const texts = useMessages(informationMessages)
  const titleId = useId()
  const { photos, isMaking } = pages
  const add = (files: ChosenFiles) => void pages.add(files)
  return (
    <Card
      tone="sunken"
      headingLevel={2}
      title={<span id={titleId}>{texts.pagesTitle({ name: label })}</span>}
      description={texts.pagesText({ most: mostPages })}
    >
      <Stack>
        {photos.length > 0 && (
          <ol className={styles.pages}>
            {photos.map((photo, at) => (
              <PhotoPage
                key={photo.id}
                photo={photo}
                number={at + 1}
                onUp={at > 0 ? () => pages.moveUp(at) : undefined}
                onRemove={() => pages.remove(at)}
              />
            ))}
          </ol>
        )}
        <LeftOutFiles files={pages.leftOut} />
        {pages.problem && <Alert>{pages.problem}</Alert>}
        {photos.length < mostPages && !isMaking && (
          <Inline>
            <FilePicker
              camera
              icon={<CameraIcon />}
              label={texts.pagesCamera}
              labelledBy={titleId}
              accept="image/*"
              onChoose={add}
            />
            <FilePicker
              multiple
              icon={<PlusIcon />}
              label={texts.pagesAdd}
              labelledBy={titleId}
              accept={acceptedPhotos}
              onChoose={add}
            />
          </Inline>
        )}
        <Inline>
          {photos.length > 0 && (
            <Button
              size="small"
              busy={isMaking}
              busyLabel={texts.pagesMaking}
              onClick={() => void pages.send()}
            >
              {texts.pagesSend({ count: photos.length })}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={pages.close}>
            {texts.discard}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
