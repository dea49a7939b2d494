import { ComponentRegistry } from '@spruce/designer-engine/registry'
import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { WidgetStage } from '../testing/WidgetStage.js'
import { defineFrameComponent } from './defineFrameComponent.js'
import { defineWithheldComponent } from './defineWithheldComponent.js'
import type { FrameComponent } from './FrameComponent.js'

const trend: FrameComponent = {
  code: 'acme.trend',
  name: { 'zh-CN': '趋势图', 'en-US': 'Trend' },
  icon: 'chart-line',
  url: 'https://widgets.example.cn/trend?v=2#old',
  size: { w: 8, h: 6 },
  minSize: { w: 2, h: 9 },
  properties: {
    type: 'object',
    properties: {
      title: { type: 'number' },
      device: { type: 'string', title: '设备', default: '{{device}}' },
      days: { type: 'integer', default: 7, minimum: 1 },
      colors: { type: 'array', items: { type: 'string' } },
    },
  },
}

afterEach(() => document.documentElement.classList.remove('dark'))

function define(component: Partial<FrameComponent> = {}) {
  const definition = defineFrameComponent({ ...trend, ...component })
  if (!definition) throw new Error('no definition')
  return definition
}

/** What the page in the frame is told. */
async function told(title: string) {
  const frame = await screen.findByTitle(title)
  const { hash } = new URL(frame.getAttribute('src') ?? '')
  const given = new URLSearchParams(hash.slice(1))
  return { frame, given, properties: JSON.parse(given.get('properties') ?? '') as unknown }
}

describe('defineFrameComponent', () => {
  it('has the properties of its JSON Schema beside those of every widget', () => {
    const registry = new ComponentRegistry({ components: [define()] })
    const names = define().props.panel.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['device', 'days', 'colors', 'title', 'description', 'link']),
    )
    expect(registry.palette({ permCodes: [] })).toEqual([
      expect.objectContaining({ type: 'acme.trend', label: trend.name, category: 'library' }),
    ])
    expect(registry.viewPropsOf('acme.trend', { title: '一号线' })).toMatchObject({
      ...{ title: '一号线', days: 7, device: '{{device}}' },
    })
    expect(registry.limitsOf('acme.trend')).toEqual({ minW: 2, minH: 6 })
  })

  it('goes without properties where their schema cannot be read, and without a code that no page can hold', () => {
    const names = define({ properties: { type: 'string' } }).props.panel.map(({ name }) => name)
    expect(names).not.toContain('device')
    expect(names).toContain('title')
    expect(defineFrameComponent({ ...trend, code: 'acme..trend' })).toBeUndefined()
    expect(defineFrameComponent({ ...trend, code: 'page.-' })).toBeUndefined()
  })
})

describe('defineWithheldComponent', () => {
  it('says in its place that the person may not see it, and keeps what a page stores of it', async () => {
    const definition = defineWithheldComponent(trend)
    if (!definition) throw new Error('no definition')
    const registry = new ComponentRegistry({ components: [definition] })
    const props = { title: '今日趋势', days: 3 }
    expect(registry.viewPropsOf('acme.trend', props)).toMatchObject(props)
    const { container } = render(<WidgetStage definition={definition} props={props} />)
    expect(await screen.findByText('您没有查看此组件的权限。')).toBeVisible()
    expect(container.querySelector('iframe')).toBeNull()
    expect(defineWithheldComponent({ ...trend, code: 'acme..trend' })).toBeUndefined()
  })
})

describe('the page of a component', () => {
  it('is told its properties, with variables filled in, and nothing of the portal', async () => {
    const variables = [{ name: 'device', kind: 'text', default: '一号 & "二号"' }]
    const props = { title: '今日趋势', days: 3, description: 'secret', colors: ['#f00'] }
    render(<WidgetStage definition={define()} {...{ props, variables }} />)
    const { frame, given, properties } = await told('今日趋势')
    expect(properties).toEqual({
      ...{ title: '今日趋势', device: '一号 & "二号"', days: 3, colors: ['#f00'] },
    })
    expect([...given.keys()]).toEqual(['properties', 'language', 'mode'])
    expect(given.get('language')).toBe('zh-CN')
    expect(frame.getAttribute('src')?.split('#')[0]).toBe('https://widgets.example.cn/trend?v=2')
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  })

  it('follows the portal into the dark', async () => {
    render(<WidgetStage definition={define()} />)
    expect((await told('趋势图')).given.get('mode')).toBe('light')
    await act(async () => {
      document.documentElement.classList.add('dark')
      await Promise.resolve()
    })
    expect((await told('趋势图')).given.get('mode')).toBe('dark')
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,hi',
    '//evil.example',
    'https://a@evil.example/',
  ])('shows no frame for %s', async (url) => {
    const { container } = render(<WidgetStage definition={define({ url })} />)
    await screen.findByText('尚未设置可用的页面地址。')
    expect(container.querySelector('iframe')).toBeNull()
  })
})
