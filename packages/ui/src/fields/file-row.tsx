import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { Badge } from '../feedback/badge.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { DocumentIcon } from '../icons/icons.tsx'
import type { Tone } from '../tone.ts'
import { FieldError } from './field-error.tsx'
import { type ChosenFiles, FilePicker } from './file-picker.tsx'
import styles from './file-row.module.css'
import { useFileDrop } from './use-file-drop.ts'

export type FileRowStatus = 'empty' | 'uploading' | 'uploaded' | 'failed'

export interface FileProgress {
  label: ReactNode
  value: number
  max: number
  /** Progress as text, such as "1.2 of 3 MB". */
  valueText: string
}

export interface FileRowProps {
  label: ReactNode
  help?: ReactNode
  status: FileRowStatus
  /** Status as text. */
  statusLabel: ReactNode
  /** Of the status; by default that of its kind. */
  tone?: Tone
  fileName?: ReactNode
  /** Label of the file picker, such as "Choose file" or "Replace"; no picker without it. */
  chooseLabel?: ReactNode
  /** A file that was chosen, or dropped onto the row. */
  onChoose?: ((file: File) => void) | undefined
  /** Several at once; without it only the first is taken. */
  onChooseSeveral?: ((files: ChosenFiles) => void) | undefined
  accept?: string | undefined
  disabled?: boolean | undefined
  progress?: FileProgress | undefined
  error?: ReactNode
  /** What is to be considered before going on; above the buttons. */
  notice?: ReactNode
  /** Further pickers, buttons and links, such as camera, retry, cancel, view. */
  actions?: ReactNode
  /** Below the buttons, such as which files are taken. */
  foot?: ReactNode
}

const tones: Record<FileRowStatus, Tone> = {
  empty: 'grey',
  uploading: 'blue',
  uploaded: 'green',
  failed: 'red',
}

export function FileRow(props: FileRowProps) {
  const { label, help, status, statusLabel, tone = tones[status], fileName, chooseLabel, accept } = props
  const { onChoose, onChooseSeveral, disabled, progress, error, notice, actions, foot } = props
  const id = useId()
  const described = classNames(Boolean(help) && `${id}-help`, Boolean(error) && `${id}-error`)
  const take = (files: ChosenFiles) =>
    onChooseSeveral && files.length > 1 ? onChooseSeveral(files) : onChoose?.(files[0])
  const { isOver, handlers } = useFileDrop(chooseLabel && !disabled ? take : undefined)
  return (
    <div className={styles.row} data-status={status} data-over={isOver || undefined} {...handlers}>
      <span className={styles.icon}>
        <DocumentIcon />
      </span>
      <div className={styles.body}>
        {/* Where the focus goes when a file is on its way and its button gone. */}
        <div className={styles.head} data-focus-stop="">
          <p id={`${id}-label`} className={styles.label}>
            {label}
          </p>
          <Badge tone={tone}>{statusLabel}</Badge>
        </div>
        {help && (
          <p id={`${id}-help`} className={styles.help}>
            {help}
          </p>
        )}
        {fileName && <p className={styles.file}>{fileName}</p>}
        {progress && status === 'uploading' && (
          <div className={styles.progress}>
            <ProgressBar {...progress} />
          </div>
        )}
        <FieldError id={`${id}-error`} role="status">
          {error}
        </FieldError>
        {notice}
        {(chooseLabel || actions) && (
          <div className={styles.actions}>
            {chooseLabel && (
              <FilePicker
                label={chooseLabel}
                labelledBy={`${id}-label`}
                describedBy={described || undefined}
                accept={accept}
                multiple={onChooseSeveral !== undefined}
                disabled={disabled}
                onChoose={take}
              />
            )}
            {actions}
          </div>
        )}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </div>
  )
}
