import MessageFormat from '@messageformat/core'

/** A language that CLDR has no plural rules for, such as a pseudo-language, follows the English ones. */
export function messageFormatOf(language: string): MessageFormat {
  const known = MessageFormat.supportedLocalesOf([language])
  return new MessageFormat(known.length > 0 ? known : ['en'], { strict: true })
}
