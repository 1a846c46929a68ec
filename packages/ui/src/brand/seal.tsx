const ticks = Array.from({ length: 36 }, (_, index) => index * 10)

/** Seal of the wordmark: a guilloche rosette around the Devanagari letter sa. */
export function Seal() {
  return (
    <g>
      <circle cx="20" cy="20" r="20" fill="var(--seal-ground, currentColor)" />
      <g stroke="var(--color-accent)" strokeWidth="1.1" strokeLinecap="round">
        {ticks.map((angle) => (
          <path key={angle} d="M20 2.6v2.3" transform={`rotate(${angle} 20 20)`} />
        ))}
      </g>
      <circle cx="20" cy="20" r="13.4" fill="none" stroke="var(--color-accent)" strokeWidth="0.9" />
      <g
        fill="none"
        stroke="var(--seal-letter, var(--color-surface))"
        strokeWidth="2.1"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M12 13.6h16M25 13.6v13.6" />
        <path d="M16 13.8c3 .8 3.4 5-.6 5.6 2.2 1.4 3.3 4 4.8 6.8M15.4 19.4H25" />
      </g>
    </g>
  )
}
