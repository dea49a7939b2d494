import type { PaletteItem } from '@spruce/designer-engine/react/parts'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { useLanguage, useMessages } from '@spruce/shell-ui'
import { useMemo } from 'react'
import { libraryCategory } from '../components/libraryCategory.js'
import { studioMessages } from './studioMessages.js'
import { widgetIcon } from './widgetIcons.js'

/** The kinds of widgets, in the order in which they are offered. */
export const widgetCategories = [
  'work',
  'things',
  'numbers',
  'content',
  'containers',
  libraryCategory,
] as const

/** A kind of widgets. */
export type WidgetCategory = (typeof widgetCategories)[number]

/** A widget that can be added. */
export interface WidgetItem {
  readonly item: PaletteItem
  /** Undefined for a kind that is not known. */
  readonly category: WidgetCategory | undefined
  /** What it is found by: its name and its kind. */
  readonly words: string
}

/** What a person may add to a page, kind by kind. */
export function useWidgetItems(
  registry: ComponentRegistry,
  permCodes: readonly string[],
): readonly WidgetItem[] {
  const messages = useMessages(studioMessages)
  const language = useLanguage()
  return useMemo(() => {
    const entries = registry.palette({ permCodes })
    const place = (category: string) => widgetCategories.findIndex((one) => one === category)
    return [...entries]
      .sort((a, b) => place(a.category) - place(b.category))
      .map(({ type, label, category, icon, size }) => {
        const Icon = widgetIcon(icon)
        const known = widgetCategories.find((one) => one === category)
        const item: PaletteItem = {
          label: label[language],
          node: { type, w: size.w, h: size.h },
          icon: <Icon size={16} aria-hidden />,
        }
        const words = known ? `${label[language]} ${messages[known]}` : label[language]
        return { item, category: known, words }
      })
  }, [registry, permCodes, language, messages])
}
