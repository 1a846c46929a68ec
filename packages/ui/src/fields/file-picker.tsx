import type { ReactNode } from 'react'
import { useId } from 'react'
import { type ButtonVariant, buttonClass } from '../actions/button.tsx'
import { classNames } from '../class-names.ts'
import { UploadIcon } from '../icons/icons.tsx'
import styles from './file-picker.module.css'

export type ChosenFiles = readonly [File, ...File[]]

export interface FilePickerProps {
  label: ReactNode
  icon?: ReactNode
  variant?: ButtonVariant
  /** The element that says what the file is for; part of the accessible name. */
  labelledBy?: string | undefined
  describedBy?: string | undefined
  accept?: string | undefined
  /** Opens the camera instead of the files; for touch screens alone, as others have no camera to open. */
  camera?: boolean
  multiple?: boolean
  disabled?: boolean | undefined
  onChoose: (files: ChosenFiles) => void
}

/** A button that opens the browser's file picker. */
export function FilePicker(props: FilePickerProps) {
  const { label, icon, variant = 'secondary', labelledBy, describedBy, accept, disabled, onChoose } = props
  const { camera = false, multiple = false } = props
  const id = useId()
  return (
    <label
      className={classNames(
        buttonClass({ variant, size: 'small' }),
        styles.choose,
        camera && styles.camera,
        disabled && styles.disabled,
      )}
    >
      {icon ?? <UploadIcon />}
      <span id={id}>{label}</span>
      <input
        type="file"
        className={styles.input}
        accept={accept}
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        disabled={disabled}
        aria-labelledby={classNames(id, labelledBy)}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => {
          const chosen = toChosen([...(currentTarget.files ?? [])])
          // Reset: choosing the same file again after an error would not fire `change`.
          currentTarget.value = ''
          if (chosen) onChoose(chosen)
        }}
      />
    </label>
  )
}

export function toChosen([first, ...others]: readonly File[]): ChosenFiles | undefined {
  return first && [first, ...others]
}
