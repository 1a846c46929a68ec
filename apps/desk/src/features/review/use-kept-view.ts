import type { KeptFileView } from '@sanad/contracts/staff'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useRememberFileView, useSaveFileViewMutation } from '../../shared/application/application-api.ts'
import { useStaff } from '../../shared/session/use-staff.ts'
import { type FileView, keptOf } from './viewer/file-view.ts'

/** Debounce: a file is turned twice, or enlarged by several steps, in one go. */
const PAUSE = 400

/** Keeps how files are turned and enlarged, for everybody who may judge them. */
export function useKeptView(applicationId: string): (fileId: string, view: FileView) => void {
  const [save] = useSaveFileViewMutation()
  const remember = useRememberFileView(applicationId)
  const mayKeep = useStaff().permissions.includes('document.decide')
  const unsaved = useRef<KeptFileView>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = useEffectEvent(() => {
    clearTimeout(timer.current)
    if (!unsaved.current) return
    const { file_id, ...body } = unsaved.current
    unsaved.current = undefined
    // Not kept, it is turned once more by who opens it next: nothing to be told of.
    void save({ params: { id: file_id }, body })
  })
  useEffect(() => () => flush(), [])

  return (fileId, view) => {
    const kept = { file_id: fileId, ...keptOf(view) }
    remember(kept)
    if (!mayKeep) return
    if (unsaved.current?.file_id !== fileId) flush()
    unsaved.current = kept
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, PAUSE)
  }
}
