import { brandVariables, type BrandColors } from '@spruce/validators/colors'
import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx'
import { isDensity, type Density } from '../theme/layout.js'
import {
  isPalette,
  paletteOfThemeColor,
  primaryColor,
  sidebarToneOf,
  type Palette,
  type SidebarTone,
} from '../theme/palettes.js'

/** @public */
export type ThemeMode = 'light' | 'dark' | 'system'

/** One part of the specification's theme. @public */
export interface ThemePart {
  color: string
  textColor: string
}

/** The theme as the specification stores it (section 3, Shell state). @public */
export interface ShellTheme {
  topMenuTheme: ThemePart
  sideMenuTheme: ThemePart
  globalTheme: ThemePart
  yydsTheme?: string
}

/** @public */
export interface ThemeSnapshot {
  mode: ThemeMode
  palette: Palette
  density: Density
}

/** @public */
export interface ThemeStoreOptions {
  /** Reads what `save` was given last; anything malformed is ignored. */
  load?: () => unknown
  save?: (snapshot: ThemeSnapshot) => void
}

/** @public */
export const themeModes: readonly ThemeMode[] = ['light', 'dark', 'system']

/** How the product looks for this person; `attach` writes it to the html element. @public */
export class ThemeStore {
  mode: ThemeMode = 'system'
  palette: Palette = 'blue'
  density: Density = 'comfortable'
  /** The company's own colour in each role; with it there is the palette `own`. */
  brandColors: BrandColors | null = null
  /** What the system asks for, while `mode` is `system`. */
  isSystemDark = false
  theme: ShellTheme = {
    topMenuTheme: { color: '#fff', textColor: '#202630' },
    sideMenuTheme: { color: '#F7F8FA', textColor: '#202630' },
    globalTheme: { color: primaryColor, textColor: '#fff' },
  }

  private readonly stopSaving: () => void

  constructor(options: ThemeStoreOptions = {}) {
    makeAutoObservable<this, 'stopSaving'>(
      this,
      {
        theme: observableRef,
        brandColors: observableRef,
        stopSaving: false,
        attach: false,
        dispose: false,
      },
      { autoBind: true },
    )
    if (options.load) this.restore(options.load())
    const { save } = options
    this.stopSaving = save
      ? reaction(
          () => this.snapshot,
          (snapshot) => save(snapshot),
          { equals: compareStructural },
        )
      : () => undefined
  }

  get isDark(): boolean {
    return this.mode === 'dark' || (this.mode === 'system' && this.isSystemDark)
  }

  get sidebarTone(): SidebarTone {
    return sidebarToneOf(this.theme.sideMenuTheme.color)
  }

  get snapshot(): ThemeSnapshot {
    return { mode: this.mode, palette: this.palette, density: this.density }
  }

  setMode(mode: ThemeMode) {
    this.mode = mode
  }

  setPalette(palette: Palette) {
    this.palette = palette
  }

  setBrandColors(colors: BrandColors | null) {
    this.brandColors = colors
  }

  setDensity(density: Density) {
    this.density = density
  }

  /** Takes the specification's theme; its global colour chooses the palette. */
  setTheme(theme: ShellTheme) {
    this.theme = theme
    this.palette = paletteOfThemeColor(theme.globalTheme.color)
  }

  setSystemDark(isSystemDark: boolean) {
    this.isSystemDark = isSystemDark
  }

  /** Takes up what was saved, here or by the server; unknown or malformed parts are left out. */
  restore(saved: unknown) {
    if (typeof saved !== 'object' || saved === null) return
    const { mode, palette, density } = saved as Partial<Record<keyof ThemeSnapshot, unknown>>
    this.mode = themeModes.find((known) => known === mode) ?? this.mode
    if (isPalette(palette)) this.palette = palette
    if (isDensity(density)) this.density = density
  }

  /**
   * Keeps `root` (the html element) in step: class `dark` or `light`, `data-palette`,
   * `data-density`, `data-sidebar`, the variables of the company's colour, and the browser's own colour
   * scheme. Returns how to stop.
   */
  attach(root: HTMLElement, prefersDark?: MediaQueryList): () => void {
    const follow = () => this.setSystemDark(prefersDark?.matches ?? false)
    follow()
    prefersDark?.addEventListener('change', follow)
    const stop = reaction(
      () => [this.isDark, this.palette, this.density, this.sidebarTone] as const,
      ([isDark, palette, density, sidebarTone]) => {
        root.classList.toggle('dark', isDark)
        root.classList.toggle('light', !isDark)
        root.style.colorScheme = isDark ? 'dark' : 'light'
        root.dataset['palette'] = palette
        root.dataset['density'] = density
        root.dataset['sidebar'] = sidebarTone
      },
      { fireImmediately: true, equals: compareStructural },
    )
    const stopColors = reaction(
      () => this.brandColors,
      (colors) => {
        for (const [name, color] of Object.entries(colors ? brandVariables(colors) : {})) {
          root.style.setProperty(name, color)
        }
      },
      { fireImmediately: true },
    )
    return () => {
      stop()
      stopColors()
      prefersDark?.removeEventListener('change', follow)
    }
  }

  dispose() {
    this.stopSaving()
  }
}
