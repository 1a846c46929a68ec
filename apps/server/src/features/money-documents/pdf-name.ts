/** `INV/26-27/000123` as a file may be called. */
export function pdfName(number: string): string {
  return `${number.replaceAll('/', '-')}.pdf`
}
