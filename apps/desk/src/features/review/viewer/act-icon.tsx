import { Icon } from '@sanad/ui'

// Drawn, not written: the fonts of the desk have no such characters, and a box says nothing.
const paths: Readonly<Record<string, string>> = {
  '-': 'M6 12h12',
  '+': 'M12 6v12M6 12h12',
  w: 'M4 6v12M20 6v12M7.5 12h9M10 9.5L7.5 12l2.5 2.5M14 9.5l2.5 2.5-2.5 2.5',
  0: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
  ',': 'M4.5 5v5h5M5 10a7.5 7.5 0 1 1-.4 4.5',
  '.': 'M19.5 5v5h-5M19 10a7.5 7.5 0 1 0 .4 4.5',
  2: 'M4 5.5h7v13H4zM13 5.5h7v13h-7z',
  '/': 'M16 16l4.5 4.5M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13z',
  pageup: 'M12 19V5M6 11l6-6 6 6',
  pagedown: 'M12 5v14M6 13l6 6 6-6',
}

/** The icon of an act of the viewer, by its key. */
export function ActIcon({ act }: { readonly act: string }) {
  const path = paths[act]
  return path === undefined ? null : <Icon path={path} />
}
