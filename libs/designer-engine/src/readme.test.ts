import { expect, it } from 'vitest'
import { createDesigner, defaultPageConfig } from './index.js'

it('the use in README.md does what it says', () => {
  const heard: string[] = []
  const designer = createDesigner({
    id: 'home',
    schema: { page: 1, components: {} },
    config: defaultPageConfig,
    style: { main: {}, panel: {} },
    nodes: {},
  })
  designer.on('change', (_, { label, isPreview }) => heard.push(isPreview ? `(${label})` : label))
  designer.commands.insert({ type: 'chart', id: 'trend', w: 12, h: 4 })
  designer.commands.insert({ type: 'map', id: 'map', w: 12, h: 4 })
  expect(designer.get('map')).toMatchObject({ x: 0, y: 4 })
  const drag = designer.gesture('drag', ['map'])
  drag.preview({ x: 12, y: -4 })
  drag.commit()
  expect(designer.get('map')).toMatchObject({ x: 12, y: 0 })
  designer.undo()
  expect(designer.get('map')).toMatchObject({ x: 0, y: 4 })
  expect(designer.can('resize', ['trend'])).toEqual({ ok: true })
  expect(designer.history.statusQueue).toHaveLength(4)
  expect(heard).toEqual(['insert', 'insert', '(move)', 'move', 'undo'])
})
