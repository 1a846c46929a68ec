import { listPlaceholders } from '@sanad/domain'
import * as z from 'zod/mini'

/** A text made from a template: what stands in braces there has been filled in. */
export function filledText<Text extends z.ZodMiniType<string>>(text: Text): Text {
  return text.check(
    z.refine(
      (words: string) => listPlaceholders(words).length === 0,
      'Please fill in what stands in braces.',
    ),
  ) as Text
}
