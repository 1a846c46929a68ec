/** Limits in characters (UTF-16 code units) of the trimmed text; schema, form rule and input take them from here. */

export const maxPersonName = 100
export const maxFirmName = 200
export const maxAddress = 500

/** Field of a service typed on one line, unless its definition says otherwise. */
export const maxFieldLine = 200
/** Longest text of any field: a `textarea` of a service. */
export const maxFieldText = 2000
/** Field of the application form, unless its table says otherwise; what a draft keeps of one. */
export const maxApplicationField = 500
