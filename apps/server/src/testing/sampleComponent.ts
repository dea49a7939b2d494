import type { World } from './World.js'

/** A component as an operator may register it, but its kind: under a code that nothing else has. */
export const sampleComponent = (world: Pick<World, 'unique'>) => ({
  code: world.unique('acme.').toLowerCase(),
  name: { 'zh-CN': '趋势图', 'en-US': 'Trend' },
  category: '图表',
  size: { w: 6, h: 8 },
  minSize: { w: 2, h: 2 },
})
