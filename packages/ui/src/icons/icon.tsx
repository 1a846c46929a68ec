export interface IconProps {
  /** Height and width in em. */
  size?: number
}

/** Decorative (`aria-hidden`): adjacent text or the name of the button conveys the meaning. */
export function Icon({ size = 1.25, path }: IconProps & { path: string }) {
  return (
    <svg
      width={`${size}em`}
      height={`${size}em`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
