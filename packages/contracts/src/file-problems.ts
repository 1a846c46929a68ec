import texts from '../../../texts/en/common/file-problems.json' with { type: 'json' }

/** Maximum size of an uploaded file, in bytes (10 MiB). */
export const maxFileBytes = 10 * 1024 * 1024

/** `reason` values of `file_content_refused`, each with its English message. */
export const fileProblems = texts

export type FileProblem = keyof typeof fileProblems
