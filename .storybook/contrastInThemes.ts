import axe, { type NodeResult } from 'axe-core'
import { palettes } from '@spruce/shell-ui/theme'

interface Look {
  mode: 'light' | 'dark'
  palette: string
}

/**
 * The colours of a story in the themes that the accessibility addon does not see: dark, or with
 * STORY_THEMES=all every palette in both modes. Names and roles are the same in all of them.
 * @throws naming the elements whose text is too pale
 */
export async function checkContrastInThemes(): Promise<void> {
  const root = document.documentElement
  const { className } = root
  const { palette: ownPalette, motion } = root.dataset
  root.dataset['motion'] = 'reduced' // a colour on its way to another is neither
  try {
    for (const { mode, palette } of looks()) {
      root.classList.toggle('dark', mode === 'dark')
      root.classList.toggle('light', mode === 'light')
      root.dataset['palette'] = palette
      const { violations } = await axe.run(
        { include: document.body, exclude: ['.sb-wrapper'] },
        { runOnly: ['color-contrast'], resultTypes: ['violations'] },
      )
      const pale = violations.flatMap(({ nodes }) => nodes)
      if (pale.length > 0) throw new Error(`Too pale in ${mode} ${palette}:\n${describe(pale)}`)
    }
  } finally {
    root.className = className
    root.dataset['palette'] = ownPalette ?? 'blue'
    root.dataset['motion'] = motion ?? 'full'
  }
}

function looks(): readonly Look[] {
  if (import.meta.env['STORY_THEMES'] !== 'all') return [{ mode: 'dark', palette: 'blue' }]
  return (['light', 'dark'] as const).flatMap((mode) =>
    palettes.map((palette) => ({ mode, palette })),
  )
}

function describe(nodes: readonly NodeResult[]): string {
  return nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`).join('\n')
}
