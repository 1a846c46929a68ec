export function hasTwoDecimals(rupees: number): boolean {
  return /^\d+(\.\d{1,2})?$/.test(String(rupees))
}
