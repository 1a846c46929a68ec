const shape = [
  'd',
  'points',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'width',
  'height',
  'pathLength',
]
const gradient = ['gradientUnits', 'gradientTransform', 'spreadMethod', 'fx', 'fy', 'fr', 'offset']

/** What a drawing may consist of: shapes and gradients. Nothing that runs, loads, links, animates, or brings words in. */
export const allowedElements: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
])

/** Left out with what they contain: a page names its logo itself. */
export const omittedElements: ReadonlySet<string> = new Set(['title', 'desc', 'metadata'])

export const allowedAttributes: ReadonlySet<string> = new Set([
  ...shape,
  ...gradient,
  'id',
  'transform',
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-path',
  'clip-rule',
  'clipPathUnits',
  'color',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
  'stop-color',
  'stop-opacity',
])

/** Of the outermost element: a drawing program writes them, and the page places the drawing itself. */
export const omittedOnRoot: ReadonlySet<string> = new Set([
  'xmlns',
  'xmlns:xlink',
  'version',
  'viewBox',
  'width',
  'height',
  'role',
  'aria-label',
  'baseProfile',
  'preserveAspectRatio',
])

/** Colours, numbers, and what is defined in the drawing itself. */
export const allowedValue =
  /^(?:url\(#[\w-]+\)|(?:[\w\s.,#%+-]|rgba?\(|hsla?\(|oklch\(|light-dark\(|var\(--(?:color|logo)-[a-z-]+|(?:translate|scale|rotate|skewX|skewY|matrix)\(|\))*)$/
