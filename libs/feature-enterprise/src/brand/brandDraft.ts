import type { DraftErrors, StoredFile } from '@spruce/shell-ui'
import type { Brand, BrandTexts, Look } from './brandTypes.js'

/** What the form holds: pictures as files, one at most. */
export interface BrandDraft {
  browserTitle: string
  browserIcon: readonly StoredFile[]
  systemIcon: readonly StoredFile[]
  systemIconDark: readonly StoredFile[]
  loginPage: readonly StoredFile[]
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

/** What a picture of a brand may be; the server looks at its bytes. */
export const pictureLimits = {
  accept: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml'],
  typesText: 'PNG, JPG, WebP, GIF, SVG',
  maxSize: 5 * 1024 * 1024,
} as const

/** What the browser's own icon may be besides. */
export const iconLimits = {
  accept: [...pictureLimits.accept, '.ico'],
  typesText: `${pictureLimits.typesText}, ICO`,
  maxSize: 1024 * 1024,
} as const

/** What the form starts with. */
export function draftOfBrand(brand: Pick<Brand, 'draft'> | undefined): BrandDraft {
  const look = brand?.draft
  return {
    browserTitle: look?.browserTitle ?? '',
    browserIcon: filesOf(look?.browserIcon, look?.browserIconName),
    systemIcon: filesOf(look?.systemIcon),
    systemIconDark: filesOf(look?.systemIconDark),
    loginPage: filesOf(look?.loginPage),
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
  const [icon] = draft.browserIcon
  return {
    browserTitle: draft.browserTitle.trim() || null,
    browserIcon: addressOf(draft.browserIcon),
    browserIconName: icon ? icon.name.slice(0, limits.iconName) : null,
    systemIcon: addressOf(draft.systemIcon),
    systemIconDark: addressOf(draft.systemIconDark),
    loginPage: addressOf(draft.loginPage),
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

function filesOf(address: string | null | undefined, name?: string | null): StoredFile[] {
  if (!address) return []
  return [{ id: address, name: name ?? address.slice(address.lastIndexOf('/') + 1), url: address }]
}

function addressOf([file]: readonly StoredFile[]): string | null {
  return file?.url ?? null
}
