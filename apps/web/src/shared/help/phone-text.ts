/** As Indian numbers are read: +91 80223 34455. */
export function spacedNumber(number: string): string {
  return number.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')
}

export const whatsappLink = (number: string) => `https://wa.me/${number.slice(1)}`
