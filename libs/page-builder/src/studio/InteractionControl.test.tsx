import type { JsonObject } from '@spruce/designer-engine'
import { ShellProvider } from '@spruce/shell-ui'
import { stubDom } from '@spruce/shell-ui/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { FakeDataPort } from '../testing/FakeDataPort.js'
import { FakeStudioPort } from '../testing/FakeStudioPort.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { Studio } from './Studio.js'
import type { StudioTargets } from './StudioPort.js'

stubDom()
vi.stubGlobal('IntersectionObserver', undefined)
vi.stubGlobal('matchMedia', (media: string) => ({
  ...{ media, matches: media.includes('min-width'), addEventListener: vi.fn() },
  removeEventListener: vi.fn(),
}))

const registry = createPageRegistry(allWidgets)
const column = { name: 'line', type: 'string', values: ['一号线'], label: '产线' }
const pages = [
  { value: 'p1', label: '产线总览' },
  { value: 'p2', label: '设备详情' },
]

/** Opens the studio at what a click on a table does. */
async function open(rowAction: JsonObject | undefined, targets?: StudioTargets) {
  const user = userEvent.setup()
  const port = Object.assign(new FakeStudioPort(), targets && { targets })
  const props = { title: 'LINES', query: 'lines', ...(rowAction && { rowAction }) }
  render(
    <ShellProvider language="zh-CN">
      <Studio
        id="page"
        name="P"
        page={{
          ...{ version: 1, hasChanges: false },
          document: pageOf({
            nodes: [pageNode({ id: 't', type: 'spruce.table', props })],
            queries: [{ id: 'lines', source: 'lines' }],
            variables: [{ name: 'site', kind: 'text', label: '厂区' }],
          }),
        }}
        registry={registry}
        data={new FakeDataPort({ lines: { columns: [column] } })}
        port={port}
        onBack={vi.fn()}
      />
    </ShellProvider>,
  )
  await user.click(await screen.findByRole('tab', { name: '组件树' }))
  await user.click(screen.getByRole('treeitem', { name: /LINES/ }))
  await user.click(screen.getByRole('tab', { name: '交互' }))
  const row = document.querySelector<HTMLElement>('[data-designer-property="rowAction"]')
  if (!row) throw new Error('no form of what a click on a row does')
  const saved = () => {
    const nodes = port.saved.at(-1)?.['nodes'] as Record<string, { props: object }> | undefined
    return nodes?.['t']?.props
  }
  /** What is saved of the action in the end. */
  const isSaved = (action: unknown) =>
    waitFor(() => expect(saved()).toHaveProperty('rowAction', action), { timeout: 3000 })
  const kind = () => within(row).getAllByRole<HTMLSelectElement>('combobox')[0]!
  return { user, form: within(row), kind, isSaved }
}

const offered = (choice: HTMLElement) =>
  within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

describe('what a click opens', () => {
  it('is chosen among the pages that the studio lists, which one step takes back', async () => {
    const list = vi.fn(() => Promise.resolve(pages))
    const { user, form, kind, isSaved } = await open(undefined, { page: list })
    expect(list).not.toHaveBeenCalled()
    await user.selectOptions(kind(), '打开页面')
    const choice = await form.findByRole('combobox', { name: '选择页面' })
    await waitFor(() => expect(offered(choice)).toEqual(['选择页面', '产线总览', '设备详情']))
    await user.selectOptions(choice, '设备详情')
    await isSaved({ kind: 'open-page', page: 'p2' })
    await user.click(screen.getByRole('button', { name: '撤销' }))
    await isSaved({ kind: 'open-page', page: '' })
    expect(list).toHaveBeenCalledOnce()
  })

  it('is offered as far as it can be listed; what is written down stays, and is typed', async () => {
    const { user, form, kind, isSaved } = await open({ kind: 'open-menu', menu: 'm1' })
    expect(offered(kind())).not.toContain('打开页面')
    const typed = form.getByRole('textbox', { name: '目标' })
    expect(typed).toHaveValue('m1')
    await user.clear(typed)
    await user.type(typed, 'm2{Enter}')
    await isSaved({ kind: 'open-menu', menu: 'm2' })
  })

  it.each([
    ['open-menu', 'menu', '选择菜单'],
    ['open-app', 'app', '选择应用'],
  ] as const)('of %s is chosen, too; what the list lacks stays, and is said', async (...given) => {
    const [kind, field, label] = given
    const found = [{ value: 'x', label: '巡检' }]
    const targets = { [field]: () => Promise.resolve(found) }
    const { user, form, isSaved } = await open({ kind, [field]: 'gone' }, targets)
    const choice = form.getByRole('combobox', { name: label })
    await waitFor(() => expect(offered(choice)).toEqual(['gone', '巡检']))
    expect(choice).toHaveValue('gone')
    expect(form.getByText(/列表中没有此目标/)).toBeVisible()
    await user.selectOptions(choice, '巡检')
    expect(form.queryByText(/列表中没有此目标/)).toBeNull()
    await isSaved({ kind, [field]: 'x' })
  })

  it('is typed while the list does not come, which is asked again on demand', async () => {
    const list = vi.fn(() => Promise.resolve(pages)).mockRejectedValueOnce(new Error('503'))
    const { user, form } = await open({ kind: 'open-page', page: 'p1' }, { page: list })
    expect(await form.findByRole('textbox', { name: '目标' })).toHaveValue('p1')
    await user.click(form.getByRole('button', { name: '重试' }))
    const choice = await form.findByRole('combobox', { name: '选择页面' })
    await waitFor(() => expect(offered(choice)).toEqual(['产线总览', '设备详情']))
  })
})

describe('the parameters', () => {
  const way = { kind: 'open-page', page: 'p1' }
  const targets = { page: () => Promise.resolve(pages) }

  it('are stored one by one as soon as each has a name and a value', async () => {
    const { user, form, isSaved } = await open(way, targets)
    await user.click(form.getByRole('button', { name: '添加参数' }))
    const first = within(form.getByRole('group', { name: '参数 1' }))
    await waitFor(() => expect(first.getByRole('textbox', { name: '参数名' })).toHaveFocus())
    await user.keyboard('line{Enter}')
    expect(first.getByText('填写参数名和取值后才会保存。')).toBeVisible()
    await user.selectOptions(first.getByRole('combobox', { name: '列名' }), '产线（line）')
    expect(first.queryByText('填写参数名和取值后才会保存。')).toBeNull()

    await user.click(form.getByRole('button', { name: '添加参数' }))
    const second = within(form.getByRole('group', { name: '参数 2' }))
    await user.type(second.getByRole('textbox', { name: '参数名' }), 'site{Enter}')
    await user.selectOptions(second.getByRole('combobox', { name: '取值' }), '另一变量')
    await user.selectOptions(second.getByRole('combobox', { name: '另一变量' }), '厂区')

    await user.click(form.getByRole('button', { name: '添加参数' }))
    const third = within(form.getByRole('group', { name: '参数 3' }))
    await user.type(third.getByRole('textbox', { name: '参数名' }), 'shift{Enter}')
    await user.selectOptions(third.getByRole('combobox', { name: '取值' }), '固定值')
    await user.type(third.getByRole('textbox', { name: '固定值' }), 'day{Enter}')
    const before = { line: { column: 'line' }, site: { variable: 'site' } }
    await isSaved({ ...way, parameters: { ...before, shift: { value: 'day' } } })
    await user.click(screen.getByRole('button', { name: '撤销' }))
    await isSaved({ ...way, parameters: before })
  })

  it('that are not whole stay while another one changes', async () => {
    const parameters = { line: { column: 'line' } }
    const { user, form, isSaved } = await open({ ...way, parameters }, targets)
    await user.click(form.getByRole('button', { name: '添加参数' }))
    await user.keyboard('site{Enter}')
    const first = within(form.getByRole('group', { name: '参数 1' }))
    await user.clear(first.getByRole('textbox', { name: '参数名' }))
    await user.type(first.getByRole('textbox', { name: '参数名' }), 'name{Enter}')
    await isSaved({ ...way, parameters: { name: { column: 'line' } } })
    const second = within(form.getByRole('group', { name: '参数 2' }))
    expect(second.getByRole('textbox', { name: '参数名' })).toHaveValue('site')
    await user.click(form.getByRole('button', { name: '添加参数' }))
    expect(second.getByRole('textbox', { name: '参数名' })).toHaveFocus()
    expect(form.queryByRole('group', { name: '参数 3' })).toBeNull()
  })

  it('go one by one, and the last one leaves nothing', async () => {
    const parameters = { line: { column: 'line' }, site: { variable: 'site' } }
    const { user, form, isSaved } = await open({ ...way, parameters }, targets)
    await user.click(form.getByRole('button', { name: '删除参数 1' }))
    expect(form.getByRole('button', { name: '添加参数' })).toHaveFocus()
    await isSaved({ ...way, parameters: { site: { variable: 'site' } } })
    await user.click(form.getByRole('button', { name: '删除参数 1' }))
    await isSaved(way)
  })

  it('have a name each', async () => {
    const parameters = { line: { column: 'line' }, site: { value: 'east' } }
    const { user, form, isSaved } = await open({ kind: 'open-url', url: '/x', parameters }, targets)
    const second = within(form.getByRole('group', { name: '参数 2' }))
    const name = second.getByRole('textbox', { name: '参数名' })
    await user.clear(name)
    await user.type(name, 'line{Enter}')
    expect(name).toBeInvalid()
    expect(second.getByText('此参数名已使用。')).toBeVisible()
    await user.clear(name)
    await user.type(name, 'area{Enter}')
    await isSaved({
      ...{ kind: 'open-url', url: '/x' },
      parameters: { line: { column: 'line' }, area: { value: 'east' } },
    })
  })
})
