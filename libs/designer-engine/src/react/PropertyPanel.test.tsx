// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { densePage, designerOf, nodeOf, pageOf } from '../../testing/pages.js'
import type { DesignerOptions, JsonObject, PageDocument } from '../index.js'
import { ComponentRegistry, defineComponent, s } from '../registry.js'
import { createObservableDesigner } from '../mobx/ObservableDesigner.js'
import { DesignerCanvas } from './DesignerCanvas.js'
import { DesignerProvider } from './DesignerProvider.js'
import type { DesignerLanguage } from './messages.js'
import type { PropertyRowProps } from './PropertyContext.js'
import { PropertyPanel, type PropertyPanelProps } from './PropertyPanel.js'
import type { WidgetProps } from './WidgetHost.js'

afterEach(cleanup)
vi.stubGlobal('CSS', { escape: (text: string) => text })

const name = (zh: string, en: string) => ({ 'zh-CN': zh, 'en-US': en })

const box = defineComponent({
  type: 'box',
  version: 1,
  label: name('方框', 'Box'),
  category: 'all',
  icon: 'box',
  props: s.object({
    title: s.text({ max: 5 }).default('').label(name('标题', 'Title')),
    size: s.number({ min: 1, max: 99, int: true }).default(10).label(name('大小', 'Size')),
    isLoud: s.boolean().default(false).label(name('响亮', 'Loud')),
    unit: s
      .enum([{ value: 'day', label: name('天', 'Day') }, 'hour'])
      .default('day')
      .label(name('单位', 'Unit'))
      .group('time'),
    zone: s.text().label(name('时区', 'Zone')).group('time'),
    tint: s.color().optional().label(name('颜色', 'Color')),
    extra: s.json().optional().label(name('附加', 'Extra')),
    axis: s
      .object({ name: s.text().default('x').label(name('轴名', 'Axis name')), max: s.number() })
      .optional(),
    lines: s
      .array(s.text({ max: 3 }), { max: 3 })
      .default([])
      .label(name('线', 'Lines')),
  }),
  size: { w: 4, h: 2 },
  a11y: { name: () => 'box' },
  load: () => Promise.resolve('view'),
})
const registry = new ComponentRegistry({ components: [box] })

const rows: string[] = []
const widgets: string[] = []
const commits: string[] = []

function Box({ id, props }: WidgetProps) {
  widgets.push(id)
  return <p>{JSON.stringify(props)}</p>
}

interface Setup extends DesignerOptions, Partial<PropertyPanelProps> {
  language?: DesignerLanguage
  document?: PageDocument
}

function open(props: JsonObject = {}, setup: Setup = {}) {
  const { language, document: given, controlOf, row, registry: own = registry, ...options } = setup
  const document =
    given ?? pageOf([nodeOf('a', { props: { zone: 'utc', ...props } }), nodeOf('b', { y: 2 })])
  let time = 0
  const designer = designerOf(document, { ...options, history: { now: () => time } })
  const page = createObservableDesigner(designer)
  render(
    <DesignerProvider
      page={page}
      widgets={{ box: { component: Box } }}
      {...(language && { language })}
    >
      <Profiler id="all" onRender={(id) => void commits.push(id)}>
        <DesignerCanvas />
        <PropertyPanel registry={own} {...(controlOf && { controlOf })} {...(row && { row })} />
      </Profiler>
    </DesignerProvider>,
  )
  const first = designer.children(null, 'main')[0]!.id
  act(() => designer.selection.select([first]))
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const type = (label: string, value: string) =>
    void fireEvent.change(field(label), { target: { value } })
  const wait = (ms: number) => void (time += ms)
  const problem = (label: string) => {
    const id = field(label).getAttribute('aria-describedby')
    return globalThis.document.getElementById(id ?? '')?.textContent
  }
  const stored = () => designer.get(first)!.props
  const spoken = () => screen.getByRole('status').textContent
  return { designer, field, type, wait, problem, stored, spoken }
}

it('V-80 shows the fields of the definition, labelled, in their groups', () => {
  const { designer, field } = open({ title: 'now' })
  expect(field('标题')).toHaveValue('now')
  expect(field('大小')).toHaveValue('10')
  expect(field('响亮')).not.toBeChecked()
  expect(field('单位')).toHaveDisplayValue('天')
  expect(screen.getByRole('group', { name: 'time' })).toContainElement(field('时区'))
  expect(screen.getByRole('region', { name: '属性' })).toContainElement(field('轴名'))
  act(() => designer.selection.clear())
  expect(screen.getByText('请选择一个组件')).toBeVisible()
})

it('V-80 speaks English too', () => {
  const { field, type, problem } = open({}, { language: 'en-US' })
  expect(field('Unit')).toHaveDisplayValue('Day')
  type('Title', 'too long')
  expect(problem('Title')).toBe('At most 5 long')
})

it('V-81 edits by commands; a run of typing is one entry of the history, each choice one', () => {
  const { designer, field, type, wait, stored } = open()
  type('标题', 'a')
  wait(500)
  type('标题', 'ab')
  expect(designer.history.length).toBe(2)
  fireEvent.blur(field('标题'))
  type('时区', 'utc+8')
  expect(designer.history.length).toBe(3)
  wait(5000)
  type('时区', 'utc+9')
  expect(designer.history.length).toBe(4)
  fireEvent.blur(field('时区'))
  fireEvent.click(field('响亮'))
  fireEvent.change(field('单位'), { target: { value: 'hour' } })
  expect(designer.history.length).toBe(6)
  expect(stored()).toEqual({ title: 'ab', zone: 'utc+9', isLoud: true, unit: 'hour' })
  for (let step = 0; step < 5; step += 1) act(() => void designer.undo())
  expect(stored()).toEqual({ zone: 'utc' })
  expect(field('标题')).toHaveValue('')
})

it('V-82 says at its field what the schema refuses, keeps what was typed, and changes nothing', () => {
  const { designer, field, type, problem, stored, spoken } = open()
  type('标题', 'abcdef')
  expect(field('标题')).toHaveValue('abcdef')
  expect(field('标题')).toBeInvalid()
  expect(problem('标题')).toBe('长度不能大于5')
  expect(stored()).toEqual({ zone: 'utc' })
  expect(designer.history.length).toBe(1)
  fireEvent.blur(field('标题'))
  expect(spoken()).toBe('标题，长度不能大于5')
  type('大小', '1.5')
  expect(problem('大小')).toBe('请输入整数')
  type('大小', 'many')
  expect(problem('大小')).toBe('类型应为number')
  type('大小', '12')
  expect(problem('大小')).toBe('')
  expect(stored()).toMatchObject({ size: 12 })
  type('颜色', 'url(x)')
  expect(problem('颜色')).toBe('格式有误')
  type('附加', '{"a":')
  expect(problem('附加')).toBe('不是数据')
  type('附加', '{"a":1}')
  expect(stored()).toMatchObject({ extra: { a: 1 } })
})

it('V-82 says what is wrong with a page that was stored so, and lets go of a draft when that changes', () => {
  const { designer, field, type, problem } = open({ title: 'far too long' })
  expect(problem('标题')).toBe('长度不能大于5')
  type('标题', 'still too long')
  act(() => void designer.commands.setProps(['a'], { title: 'ok' }))
  expect(field('标题')).toHaveValue('ok')
  expect(problem('标题')).toBe('')
})

it('V-83 an empty field takes the property away, unless it must be there', () => {
  const { field, type, problem, stored } = open({ size: 12, tint: '#fff', axis: { max: 1 } })
  type('大小', '')
  type('颜色', '')
  expect(stored()).toEqual({ zone: 'utc', axis: { max: 1 } })
  expect(field('大小')).toHaveValue('')
  fireEvent.blur(field('大小'))
  expect(field('大小')).toHaveValue('10')
  type('max', '')
  expect(problem('max')).toBe('请输入')
  expect(stored()).toMatchObject({ axis: { max: 1 } })
})

it('V-83 makes what lies around a field when that is not there', () => {
  const { type, stored } = open()
  type('轴名', 'y')
  expect(stored()).toEqual({ zone: 'utc', axis: { name: 'y', max: 0 } })
})

it('V-84 adds, removes and reorders the items of a list, says it, and keeps the focus', () => {
  const { designer, field, type, problem, stored, spoken } = open({ lines: ['a', 'b'] })
  const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }))
  press('添加“线”的项')
  expect(stored()['lines']).toEqual(['a', 'b', ''])
  expect(field('第 3 项')).toHaveFocus()
  expect(spoken()).toBe('线，已添加第 3 项')
  expect(screen.getByRole('button', { name: '添加“线”的项' })).toBeDisabled()
  type('第 3 项', 'c')
  fireEvent.blur(field('第 3 项'))
  type('第 1 项', 'long')
  expect(problem('第 1 项')).toBe('长度不能大于3')
  press('上移第 3 项')
  expect(stored()['lines']).toEqual(['a', 'c', 'b'])
  expect(screen.getByRole('button', { name: '上移第 2 项' })).toHaveFocus()
  press('上移第 2 项')
  expect(stored()['lines']).toEqual(['c', 'a', 'b'])
  expect(field('第 1 项')).toHaveFocus()
  press('删除第 3 项')
  expect(field('第 2 项')).toHaveFocus()
  press('删除第 2 项')
  press('删除第 1 项')
  expect(stored()['lines']).toEqual([])
  expect(screen.getByRole('button', { name: '添加“线”的项' })).toHaveFocus()
  expect(designer.history.length).toBe(8)
})

it('V-85 a keystroke on a page of 200 renders its field and the widget, in one commit', () => {
  const Row = ({ field: { name: of }, label, controlId, children }: PropertyRowProps) => {
    rows.push(of)
    return (
      <div>
        <label htmlFor={controlId}>{label}</label>
        {children}
      </div>
    )
  }
  const { designer, type, stored } = open({}, { document: densePage(200), row: Row })
  const [id = ''] = designer.selection.ids
  act(() => void designer.commands.setProps([id], { lines: ['a', 'b', 'c'] }))
  for (const [label, text] of [
    ['标题', 'a'],
    ['标题', 'ab'],
    ['第 2 项', 'x'],
  ] as const) {
    rows.length = widgets.length = commits.length = 0
    type(label, text)
    expect(rows).toHaveLength(1)
    expect(widgets).toEqual([id])
    expect(commits).toHaveLength(1)
  }
  expect(stored()).toMatchObject({ title: 'ab', lines: ['a', 'x', 'c'] })
  rows.length = 0
  act(() => void designer.commands.move([id], { x: 0, y: 9 }))
  expect(rows).toEqual([])
})

it('V-86 edits nothing that may not be edited', () => {
  const locked = new ComponentRegistry({
    components: [{ ...box, permissions: () => ({ canEdit: false }) }],
  })
  expect(open({ lines: ['a'] }, { registry: locked }).field('标题')).toBeDisabled()
  expect(screen.getByRole('button', { name: '删除第 1 项' })).toBeDisabled()
  cleanup()
  const { designer, field } = open()
  expect(field('标题')).toBeEnabled()
  act(() => designer.setPreview(true))
  expect(field('标题')).toBeDisabled()
  cleanup()
  open({}, { registry: new ComponentRegistry() })
  expect(screen.getByText('此组件没有可编辑的属性')).toBeVisible()
})

it('V-86 says why a command is refused', () => {
  const guard = (command: string) =>
    command === 'setProps' ? ('plugin.frozen' as const) : undefined
  const { type, problem, stored } = open({}, { plugins: [{ id: 'frozen', guard }] })
  type('标题', 'a')
  expect(problem('标题')).toBe('不能这样操作')
  expect(stored()).toEqual({ zone: 'utc' })
})

it('V-87 makes nothing of characters while they are composed', () => {
  const { designer, field, stored } = open()
  const input = field('标题')
  const write = (value: string, isComposing: boolean) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    set.call(input, value)
    fireEvent(input, new InputEvent('input', { bubbles: true, isComposing }))
  }
  write('zhong', true)
  expect(input).toHaveValue('zhong')
  expect(stored()).toEqual({ zone: 'utc' })
  write('zhongguo', true)
  expect(input).toBeValid()
  write('中国', true)
  fireEvent.compositionEnd(input)
  expect(stored()).toEqual({ zone: 'utc', title: '中国' })
  expect(designer.history.length).toBe(2)
})

it('V-88 takes controls of its own', () => {
  const { field, stored } = open(
    {},
    {
      controlOf: ({ kind }) =>
        kind === 'number'
          ? ({ id, value, onValue }) => (
              <button id={id} onClick={() => onValue(Number(value) + 1)}>
                {JSON.stringify(value)}
              </button>
            )
          : undefined,
    },
  )
  fireEvent.click(field('大小'))
  expect(field('大小')).toHaveTextContent('11')
  expect(stored()).toMatchObject({ size: 11 })
})
