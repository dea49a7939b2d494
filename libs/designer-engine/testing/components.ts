import { defineComponent } from '../src/registry/defineComponent.ts'
import { s } from '../src/schema/s.ts'

const name = (text: string) => ({ 'zh-CN': text, 'en-US': text })

/** A component with two migrations, limits and a permission. */
export const trend = defineComponent({
  type: 'acme.trend',
  version: 3,
  label: name('Trend'),
  category: 'charts',
  icon: 'chart-line',
  permCode: 'charts:use',
  props: s.object({
    title: s.text({ max: 20 }).default(''),
    unit: s.enum(['day', 'hour']).default('day'),
    series: s.array(s.text()).default([]),
  }),
  size: { w: 6, h: 4, minW: 2, minH: 2 },
  migrations: {
    2: {
      up: ({ caption, ...props }) => ({ ...props, title: caption ?? '' }),
      down: ({ title, ...props }) => ({ ...props, caption: title ?? '' }),
    },
    3: {
      up: ({ line, ...props }) => ({ ...props, series: line === undefined ? [] : [line] }),
      down: ({ series, ...props }) => {
        const first: unknown = Array.isArray(series) ? series[0] : undefined
        return typeof first === 'string' ? { ...props, line: first } : props
      },
    },
  },
  a11y: { name: ({ title }) => title || 'Trend' },
  load: () => Promise.resolve('view'),
})

/** A container with a grid and a list. */
export const panel = defineComponent({
  type: 'acme.panel',
  version: 1,
  label: name('Panel'),
  category: 'containers',
  icon: 'square',
  props: s.object({ title: s.text().default('') }),
  size: { w: 12, h: 6 },
  slots: {
    body: { allow: ['*'], layout: 'grid' },
    actions: { allow: ['acme.trend'], layout: 'list' },
  },
  a11y: { name: ({ title }) => title || 'Panel' },
  load: () => Promise.resolve('view'),
})
