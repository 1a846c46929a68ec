import type { FieldIssue } from '@sanad/contracts'
import { isApiError } from '@sanad/web-kit'

/** What the rules of the service say about single fields, in words for customers. */
export function fieldIssues(error: unknown): readonly FieldIssue[] {
  return isApiError(error) && error.code !== 'invalid_request' ? (error.issues ?? []) : []
}

/** Fields that a schema refuses. Its words are for developers: show your own. */
export function refusedFields(error: unknown): readonly string[] {
  return isApiError(error) && error.code === 'invalid_request'
    ? (error.issues ?? []).map(({ path }) => path)
    : []
}
