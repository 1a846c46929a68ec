import type { ReactNode } from 'react'
import { useId } from 'react'
import { buttonClass } from '../actions/button.tsx'
import { classNames } from '../class-names.ts'
import { Badge } from '../feedback/badge.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { DocumentIcon, UploadIcon } from '../icons/icons.tsx'
import type { Tone } from '../tone.ts'
import { FieldError } from './field-error.tsx'
import styles from './file-row.module.css'

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
  fileName?: ReactNode
  /** Label of the file picker, such as "Choose file" or "Replace"; no picker without it. */
  chooseLabel?: ReactNode
  onChoose?: ((file: File) => void) | undefined
  accept?: string | undefined
  disabled?: boolean | undefined
  progress?: FileProgress | undefined
  error?: ReactNode
  /** Further buttons and links, such as retry, cancel, view. */
  actions?: ReactNode
}

const tones: Record<FileRowStatus, Tone> = {
  empty: 'grey',
  uploading: 'blue',
  uploaded: 'green',
  failed: 'red',
}

export function FileRow(props: FileRowProps) {
  const { label, help, status, statusLabel, fileName, chooseLabel, onChoose, accept } = props
  const { disabled, progress, error, actions } = props
  const id = useId()
  const described = classNames(Boolean(help) && `${id}-help`, Boolean(error) && `${id}-error`)
  return (
    <div className={styles.row} data-status={status}>
      <span className={styles.icon}>
        <DocumentIcon />
      </span>
      <div className={styles.body}>
        {/* Where the focus goes when a file is on its way and its button gone. */}
        <div className={styles.head} data-focus-stop="">
          <p id={`${id}-label`} className={styles.label}>
            {label}
          </p>
          <Badge tone={tones[status]}>{statusLabel}</Badge>
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
        {(chooseLabel || actions) && (
          <div className={styles.actions}>
            {chooseLabel && (
              <label
                className={classNames(
                  buttonClass({ variant: 'secondary', size: 'small' }),
                  styles.choose,
                  disabled && styles.disabled,
                )}
              >
                <UploadIcon />
                <span id={`${id}-choose`}>{chooseLabel}</span>
                <input
                  type="file"
                  className={styles.input}
                  accept={accept}
                  disabled={disabled}
                  aria-labelledby={`${id}-choose ${id}-label`}
                  aria-describedby={described || undefined}
                  onChange={({ currentTarget }) => {
                    const file = currentTarget.files?.[0]
                    // Reset: choosing the same file again after an error would not fire `change`.
                    currentTarget.value = ''
                    if (file) onChoose?.(file)
                  }}
                />
              </label>
            )}
            {actions}
          </div>
        )}
      </div>
    </div>
  )
}
