/** What a colour of a brand stands on, or beside, in one mode; all are `#RRGGBB`. */
export interface BrandSurfaces {
  /** Content, the page behind it, what floats: lines and fills must be seen on them. */
  surfaces: readonly string[]
  /** A hovered row: texts must be read on it, too. */
  hovered: string
  /** The text that stands on pale fills of the brand, and the quieter one. */
  texts: readonly string[]
}

/** As the tokens of the design system say (`bg`, `bg.subtle`, `bg.panel`, `bg.muted`, `fg`, `fg.muted`). */
export const brandSurfaces = {
  light: {
    surfaces: ['#FFFFFF', '#F7F8FA'],
    hovered: '#EFF1F4',
    texts: ['#1B2028', '#515964'],
  },
  dark: {
    surfaces: ['#15191F', '#0D1116', '#1C2128'],
    hovered: '#1F252D',
    texts: ['#E6E9ED', '#ABB2BC'],
  },
} as const satisfies Record<'light' | 'dark', BrandSurfaces>
