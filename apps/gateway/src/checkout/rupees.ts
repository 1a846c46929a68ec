import { toRupees } from '../core/paise.ts'

/** ₹15,000 and ₹15,000.50: paise are shown only where there are any. */
export function rupees(paise: number): string {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(toRupees(paise))
}
