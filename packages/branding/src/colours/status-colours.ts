/** Words that mean the same in every brand, as packages/ui/src/theme/tokens.css has them; grounds must let them be read. */
export const statusColours = {
  light: {
    danger: '#a5271f',
    'green-text': '#14613d',
    'yellow-text': '#774e00',
    'red-text': '#9a241c',
    'blue-text': '#164f7c',
  },
  dark: {
    danger: '#f0998f',
    'green-text': '#86d3a7',
    'yellow-text': '#f1c766',
    'red-text': '#f4a69d',
    'blue-text': '#9ac8ee',
  },
} as const
export type StatusColour = keyof (typeof statusColours)['light']
