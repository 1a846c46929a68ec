// Maximum lengths of the trimmed text, in UTF-16 code units. Schema, form rule and input import the same constant.

export const maxPersonName = 100
export const maxFirmName = 200
export const maxAddress = 500

/** Single-line field of a service, unless its definition sets `maxLength`. */
export const maxFieldLine = 200
/** `textarea` of a service, unless its definition sets `maxLength`. */
export const maxFieldText = 2000
/** Field of the application form, unless its definition sets `maxLength`. */
export const maxApplicationField = 500
