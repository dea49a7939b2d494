/** The colour themes of the product; `blue` is the default (spec section 9). */
export const palettes = ['blue', 'red', 'green', 'orange'] as const

/** A colour theme of the product. */
export type PlainPalette = (typeof palettes)[number]

/** A colour theme: the value of `data-palette` on `<html>`. `own` is made from the company's colour. */
export type Palette = PlainPalette | 'own'

/** Primary colour of the product (spec section 9). */
export const primaryColor = '#1677FE'

/** The default of an earlier product; a tenant that still stores it gets the primary colour. */
export const oldDefaultColor = '#D8232A'

/** Steps of one colour, from the palest to the deepest. 500 is the colour as the brand names it. */
export interface ColorScale {
  50: string
  100: string
  200: string
  300: string
  400: string
  500: string
  600: string
  700: string
  800: string
  900: string
  950: string
}

/**
 * Built in OKLCH around the specification's colours, so that equal steps look equally light. Step 600
 * is the nearest darker shade that carries white text at 4.5:1, which none but red does at step 500.
 */
export const scales = {
  blue: {
    50: '#F2F7FF',
    100: '#E4EFFF',
    200: '#C9DEFF',
    300: '#A1C6FE',
    400: '#6BA5FE',
    500: primaryColor,
    600: '#056EF5',
    700: '#0253BD',
    800: '#003F94',
    900: '#11305F',
    950: '#11213B',
  },
  red: {
    50: '#FFF4F2',
    100: '#FFE8E5',
    200: '#FFCFCA',
    300: '#FFABA2',
    400: '#FE736A',
    500: '#D8232A',
    600: '#D0202A',
    700: '#AC0116',
    800: '#85020F',
    900: '#561A18',
    950: '#371614',
  },
  green: {
    50: '#EBFCEF',
    100: '#D8F7DF',
    200: '#B1EEBF',
    300: '#7DDD98',
    400: '#3AC16C',
    500: '#00B259',
    600: '#008742',
    700: '#016E34',
    800: '#015427',
    900: '#193A23',
    950: '#15261A',
  },
  orange: {
    50: '#FFF4F0',
    100: '#FFE9DF',
    200: '#FFD1BD',
    300: '#FEAE8A',
    400: '#FA7B3C',
    500: '#ED691E',
    600: '#C45104',
    700: '#953B00',
    800: '#732C00',
    900: '#50230C',
    950: '#331A0E',
  },
  yellow: {
    50: '#FEF6E6',
    100: '#FBECCE',
    200: '#F6D99D',
    300: '#EABD5E',
    400: '#CF9C0D',
    500: '#F2B600',
    600: '#956F02',
    700: '#735503',
    800: '#594100',
    900: '#412E00',
    950: '#2B2007',
  },
  gray: {
    50: '#F7F8FA',
    100: '#EFF1F4',
    200: '#E2E5E9',
    300: '#CFD3D9',
    400: '#989FA9',
    500: '#666E79',
    600: '#515964',
    700: '#39404B',
    800: '#232932',
    900: '#15191F',
    950: '#0D1116',
  },
} as const satisfies Record<string, ColorScale>

/** A name of {@link scales}. */
export type ColorName = keyof typeof scales

/** The colour theme of a stored theme colour (colour map of spec section 9): anything else is blue. */
export function paletteOfThemeColor(color: string | null | undefined): Palette {
  switch (color?.toUpperCase()) {
    case '#00B259':
      return 'green'
    case '#ED691E':
      return 'orange'
    default:
      return 'blue'
  }
}

/** Looks of the sidebar. */
export type SidebarTone = 'white' | 'black' | 'gray'

/** The look of a stored sidebar colour (spec section 9). */
export function sidebarToneOf(color: string | null | undefined): SidebarTone {
  switch (color?.toLowerCase()) {
    case '#fff':
      return 'white'
    case '#202630':
      return 'black'
    default:
      return 'gray'
  }
}

/** True for a name of a colour theme. */
export function isPalette(value: unknown): value is Palette {
  return value === 'own' || palettes.includes(value as PlainPalette)
}
