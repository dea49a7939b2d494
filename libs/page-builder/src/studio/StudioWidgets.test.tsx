import { render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { containerDefinitions } from '../containers/containers.js'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { studioWidgets } from './StudioWidgets.js'

const widgets = studioWidgets(createPageRegistry([]))

describe('studioWidgets', () => {
  it.each(containerDefinitions.map(({ type, slots = {} }) => ({ type, slots })))(
    'show what lies in a $type',
    ({ type, slots }) => {
      const [slot = ''] = Object.keys(slots)
      const widget = widgets[type]
      expect(widget?.slots).toEqual([slot])
      if (!widget) return
      const props = {
        ...{ id: 'a', type, props: { title: '' } },
        renderSlot: (asked: string) => `in ${asked}`,
      }
      render(createElement(widget.component, props as never))
      expect(screen.getByText(`in ${slot}`)).toBeVisible()
    },
  )
})
