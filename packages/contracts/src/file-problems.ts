/** Maximum size of an uploaded file, in bytes (10 MiB). */
export const maxFileBytes = 10 * 1024 * 1024

/** `reason` values of `file_content_refused`, each with its English message. */
export const fileProblems = {
  name: 'The name of this file contains a folder. Please rename it and try again.',
  mismatch: 'What is in this file is not what its name says. Please choose an undamaged PDF, JPG or PNG.',
  damaged: 'This file is damaged or incomplete. Please choose another.',
  script: 'This PDF contains a script and cannot be accepted. Please print it to a new PDF and upload that.',
  attachment: 'This PDF has another file attached. Please print it to a new PDF and upload that.',
  bomb: 'This file becomes far too large when it is opened. Please print or photograph it anew.',
  protected: 'This PDF is protected by a password. Please print it to a new PDF without one and upload that.',
  unreadable: 'This PDF cannot be checked. Please print it to a new PDF and upload that.',
  too_many_pixels: 'This picture has too many pixels. Please make it smaller.',
} as const

export type FileProblem = keyof typeof fileProblems
