/** Seconds as m:ss (UI-11): 119 → "1:59". Rounded up, so that "0:00" means over; negative counts as zero. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
