import type { DraftErrors } from '@spruce/shell-ui'
import type { Brand, BrandTexts, Look } from './brandTypes.js'

/** What the form holds: pictures by their addresses. */
export interface BrandDraft {
  browserTitle: string
  browserIcon: string | null
  /** Of the file behind the icon. */
  browserIconName: string | null
  systemIcon: string | null
  systemIconDark: string | null
  loginPage: string | null
  loginPosition: Look['loginPosition']
  slogan: string
  sloganEn: string
  palette: Look['palette']
  brandColor: string | null
  logo: LogoTarget
}

/** Where the icon leads, as the contract numbers it. */
export type LogoTarget = `${Look['logo']}`

/** How the form stands. */
export interface DraftState {
  /** Something is typed that is not saved. */
  isDirty: boolean
  /** It is on its way to the server. */
  isSaving: boolean
}

/** Nothing is typed. */
export const savedDraft: DraftState = { isDirty: false, isSaving: false }

/** The most that the contract takes. */
export const limits = { browserTitle: 50, slogan: 100, iconName: 100 } as const

/** Everybody fetches them: the most bytes that they may have. */
export const pictureBytes = { icon: 1024 * 1024, picture: 5 * 1024 * 1024 } as const

/** The fields that hold a picture. */
export const pictureFields: readonly string[] = [
  ...['browserIcon', 'systemIcon', 'systemIconDark', 'loginPage'],
]

/** What the form starts with. */
export function draftOfBrand(brand: Pick<Brand, 'draft'> | undefined): BrandDraft {
  const look = brand?.draft
  return {
    browserTitle: look?.browserTitle ?? '',
    browserIcon: look?.browserIcon ?? null,
    browserIconName: look?.browserIconName ?? null,
    systemIcon: look?.systemIcon ?? null,
    systemIconDark: look?.systemIconDark ?? null,
    loginPage: look?.loginPage ?? null,
    loginPosition: look?.loginPosition ?? 'right',
    slogan: look?.slogan ?? '',
    sloganEn: look?.sloganEn ?? '',
    palette: look?.palette ?? 'blue',
    brandColor: look?.brandColor ?? null,
    logo: `${look?.logo ?? 0}`,
  }
}

/** The look that a draft describes. */
export function lookOf(draft: BrandDraft): Look {
  return {
    browserTitle: draft.browserTitle.trim() || null,
    browserIcon: draft.browserIcon,
    browserIconName: draft.browserIcon && draft.browserIconName,
    systemIcon: draft.systemIcon,
    systemIconDark: draft.systemIconDark,
    loginPage: draft.loginPage,
    loginPosition: draft.loginPosition,
    slogan: draft.slogan.trim() || null,
    sloganEn: draft.sloganEn.trim() || null,
    palette: draft.palette,
    brandColor: draft.brandColor || null,
    logo: Number(draft.logo) as Look['logo'],
  }
}

/** What is wrong with a draft. */
export function checkBrandDraft(draft: BrandDraft, t: BrandTexts): DraftErrors<BrandDraft> {
  const tooLong = (text: string, most: number) =>
    text.trim().length > most ? t.tooLong(most) : undefined
  return {
    browserTitle: tooLong(draft.browserTitle, limits.browserTitle),
    slogan: tooLong(draft.slogan, limits.slogan),
    sloganEn: tooLong(draft.sloganEn, limits.slogan),
    brandColor: draft.palette === 'own' && !draft.brandColor ? t.brandColorMissing : undefined,
  }
}

/** Whether two looks show the same. */
export function isSameLook(one: Look, other: Look): boolean {
  const keys = Object.keys(one) as (keyof Look)[]
  return keys.every((key) => one[key] === other[key])
}
