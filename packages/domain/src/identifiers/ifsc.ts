import { accept, type Checked, refuse } from './checked.ts'
import { compact } from './compact.ts'

export type IfscReason = 'ifsc_format'

function normaliseIfsc(text: string): string {
  return compact(text)
}

/** Validates an IFSC, the code of a bank branch: four letters, a zero, six letters or digits. */
export function checkIfsc(text: string): Checked<IfscReason> {
  const ifsc = normaliseIfsc(text)
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc) ? accept(ifsc) : refuse('ifsc_format')
}

/** Masked IFSC, the bank visible: `HDFC•••••••`. */
export function maskIfsc(ifsc: string): string {
  return normaliseIfsc(ifsc).slice(0, 4).padEnd(11, '•')
}
