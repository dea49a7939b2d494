import { Puzzle } from 'lucide-react'
import { expect, it } from 'vitest'
import { allWidgets } from '../widgets/allWidgets.js'
import { widgetCategories } from './useWidgetItems.js'
import { widgetIcon } from './widgetIcons.js'

it.each(allWidgets.map((widget) => [widget.type, widget] as const))(
  '%s has a place and a picture in the palette',
  (_, { category, icon }) => {
    expect(widgetCategories).toContain(category)
    expect(widgetIcon(icon)).not.toBe(Puzzle)
  },
)
