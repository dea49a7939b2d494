import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { departmentItem, sampleDepartments } from '../testing/samples.js'
import { nestedBranches } from '../tree/nestedBranches.js'
import { CheckTreeField } from './CheckTreeField.js'
import { FilterCheck } from './FilterCheck.js'
import { FilterSelect } from './FilterSelect.js'
import { Form } from './Form.js'
import { useFormKernel } from './formKernel.js'
import { MultiSelectField } from './MultiSelectField.js'
import { MultiTreeSelectField } from './MultiTreeSelectField.js'
import type { Option } from './OptionList.js'
import { PasswordField } from './PasswordField.js'
import { SelectField } from './SelectField.js'
import { SwitchField } from './SwitchField.js'
import { TextAreaField } from './TextAreaField.js'
import { TextField } from './TextField.js'
import { TreeSelectField } from './TreeSelectField.js'
import { useFieldValue } from './useFieldValue.js'

interface StageProps {
  values: FieldValues
  onSubmit: (draft: FieldValues) => unknown
  children: ReactNode
}

function Stage({ values, onSubmit, children }: StageProps) {
  const kernel = useFormKernel({ initialValues: values, onSubmit })
  return (
    <Form kernel={kernel}>
      {children}
      <button type="submit">保存</button>
      {kernel.isDirty && <span>已修改</span>}
    </Form>
  )
}

async function submitted(values: FieldValues, children: ReactNode, act: () => Promise<void>) {
  const onSubmit = vi.fn()
  renderInShell(
    <Stage values={values} onSubmit={onSubmit}>
      {children}
    </Stage>,
  )
  await act()
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  return onSubmit.mock.calls[0]?.[0] as unknown
}

const options: Option[] = ['王伟', '李秀英', '张子涵', '刘建国', '陈雨桐'].map((label, at) => ({
  value: `u${String(at)}`,
  label,
}))
const many: Option[] = Array.from({ length: 30 }, (_, at) => ({
  value: String(at),
  label: `选项 ${String(at)}`,
}))

describe('plain fields', () => {
  it('hold text, passwords and switches', async () => {
    const draft = await submitted(
      { name: null, text: '', password: '', on: false },
      <>
        <TextField name="name" label="名称" />
        <TextAreaField name="text" label="描述" maxLength={10} />
        <PasswordField name="password" label="密码" />
        <SwitchField name="on" label="启用" help="说明" />
      </>,
      async () => {
        await userEvent.type(screen.getByLabelText('名称'), '研发部')
        await userEvent.type(screen.getByLabelText('描述'), '一二三四五六七八九十多')
        expect(screen.getByText('10/10')).toBeVisible()
        const password = screen.getByLabelText('密码')
        await userEvent.type(password, 'Spruce@2026')
        expect(password).toHaveAttribute('type', 'password')
        await userEvent.click(screen.getByRole('button', { name: '显示密码' }))
        expect(password).toHaveAttribute('type', 'text')
        await userEvent.click(screen.getByRole('switch', { name: '启用', checked: false }))
        expect(screen.getByRole('switch', { name: '启用' })).toBeChecked()
        expect(screen.getByLabelText('启用')).toHaveAccessibleDescription('说明')
        expect(screen.getByText('已修改')).toBeVisible()
      },
    )
    expect(draft).toEqual({
      name: '研发部',
      text: '一二三四五六七八九十',
      password: 'Spruce@2026',
      on: true,
    })
  })

  it('give what has one right spelling that spelling when they are left', async () => {
    const draft = await submitted(
      { mobile: '', email: null, url: '', code: '', name: '' },
      <>
        <TextField name="mobile" label="手机号" type="tel" />
        <TextField name="email" label="邮箱" type="email" />
        <TextField name="url" label="网址" type="url" />
        <TextField name="code" label="验证码" kind="code" />
        <TextField name="name" label="名称" />
      </>,
      async () => {
        await userEvent.type(screen.getByLabelText('手机号'), '+86 １３８－1234-5678')
        await userEvent.type(screen.getByLabelText('邮箱'), 'zhang@example。com')
        await userEvent.type(screen.getByLabelText('网址'), 'ｈｔｔｐs://a.cn/文（１）')
        await userEvent.type(screen.getByLabelText('验证码'), '１２３ ４５６')
        await userEvent.type(screen.getByLabelText('名称'), '云杉（１）')
        expect(screen.getByLabelText('手机号')).toHaveValue('13812345678')
      },
    )
    expect(draft).toEqual({
      ...{ mobile: '13812345678', email: 'zhang@example.com', url: 'https://a.cn/文（１）' },
      ...{ code: '123456', name: '云杉（１）' },
    })
  })

  it('do so before Enter submits, too', async () => {
    const onSubmit = vi.fn()
    renderInShell(
      <Stage values={{ mobile: '' }} onSubmit={onSubmit}>
        <TextField name="mobile" label="手机号" type="tel" />
      </Stage>,
    )
    await userEvent.type(screen.getByLabelText('手机号'), '１38 1234 5678{Enter}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ mobile: '13812345678' })
  })

  it('tell others their value', async () => {
    function Echo() {
      return <output>{useFieldValue<string>('name')}</output>
    }
    renderInShell(
      <Stage values={{ name: '' }} onSubmit={vi.fn()}>
        <TextField name="name" label="名称" />
        <Echo />
      </Stage>,
    )
    await userEvent.type(screen.getByLabelText('名称'), 'ab')
    expect(screen.getByRole('status')).toHaveTextContent('ab')
  })
})

describe('SelectField', () => {
  it('says its label and what is chosen', () => {
    renderInShell(
      <Stage values={{ head: 'u1' }} onSubmit={vi.fn()}>
        <SelectField name="head" label="负责人" options={options} />
      </Stage>,
    )
    expect(screen.getByRole('button', { name: '负责人 李秀英' })).toBeVisible()
  })

  it('chooses by keyboard, and nothing again', async () => {
    const user = userEvent.setup()
    const draft = await submitted(
      { head: 'u1' },
      <SelectField name="head" label="负责人" options={options} isClearable />,
      async () => {
        await user.click(screen.getByLabelText(/负责人/))
        const list = await screen.findByRole('listbox')
        await waitFor(() => expect(list).toHaveFocus())
        expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('李秀英')
        await user.keyboard('{Enter}')
        expect(screen.getByRole('button', { name: /负责人/ })).toHaveTextContent('请选择')
      },
    )
    expect(draft).toEqual({ head: null })
  })

  it.each(['{ArrowDown}', '{ArrowUp}', '{Alt>}{ArrowDown}{/Alt}'])(
    'listbox (WAI-ARIA): %s opens it, Alt+Up closes it',
    async (key) => {
      const user = userEvent.setup()
      renderInShell(
        <Stage values={{ head: 'u1' }} onSubmit={vi.fn()}>
          <SelectField name="head" label="负责人" options={options} />
        </Stage>,
      )
      const button = screen.getByRole('button', { name: /^负责人/ })
      act(() => button.focus())
      await user.keyboard(key)
      const list = await screen.findByRole('listbox')
      await waitFor(() => expect(list).toHaveFocus())
      await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
      await waitFor(() => expect(button).toHaveFocus())
    },
  )

  it.each([
    ['p', 'Paris'],
    ['b', 'Beijing'],
    ['bb', 'Bern'],
    ['bern', 'Bern'],
    ['x', 'Berlin'],
  ])('listbox (WAI-ARIA): the letters %s go to %s', async (letters, town) => {
    const user = userEvent.setup()
    const towns = ['Berlin', 'Beijing', 'Paris', 'Bern'].map((label) => ({ value: label, label }))
    renderInShell(
      <Stage values={{ town: null }} onSubmit={vi.fn()}>
        <SelectField name="town" label="城市" options={towns} />
      </Stage>,
    )
    await user.click(screen.getByLabelText(/城市/))
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(list).toHaveFocus())
    await user.keyboard(letters)
    const active = list.getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)).toHaveTextContent(town)
  })

  it.each([
    ['cyt', '陈雨桐'],
    ['zhang', '张子涵'],
  ])('listbox (WAI-ARIA): the letters %s go to %s, by pinyin', async (letters, person) => {
    const user = userEvent.setup()
    renderInShell(
      <Stage values={{ head: null }} onSubmit={vi.fn()}>
        <SelectField name="head" label="负责人" options={options} />
      </Stage>,
    )
    await user.click(screen.getByLabelText(/负责人/))
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(list).toHaveFocus())
    await user.keyboard(letters)
    await waitFor(() => {
      const active = list.getAttribute('aria-activedescendant') ?? ''
      expect(document.getElementById(active)).toHaveTextContent(person)
    })
  })

  it('has a search from nine options on', async () => {
    const user = userEvent.setup()
    renderInShell(
      <Stage values={{ head: null }} onSubmit={vi.fn()}>
        <SelectField name="head" label="选项" options={many} />
      </Stage>,
    )
    await user.click(screen.getByLabelText(/选项/, { selector: 'button' }))
    const search = await screen.findByRole('combobox', { name: '搜索选项' })
    await waitFor(() => expect(search).toHaveFocus())
    await user.keyboard('29{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    expect(screen.getByLabelText(/选项/, { selector: 'button' })).toHaveTextContent('选项 29')
  })

  it('begins each opening without the last search', async () => {
    const user = userEvent.setup()
    renderInShell(
      <Stage values={{ head: null }} onSubmit={vi.fn()}>
        <SelectField name="head" label="选项" options={many} />
      </Stage>,
    )
    const trigger = screen.getByLabelText(/选项/, { selector: 'button' })
    await user.click(trigger)
    await user.type(await screen.findByRole('combobox', { name: '搜索选项' }), '29{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await user.click(trigger)
    expect(await screen.findByRole('combobox', { name: '搜索选项' })).toHaveValue('')
    expect(screen.getAllByRole('option')).toHaveLength(many.length)
  })

  it('asks a server anew for all when it is opened again', async () => {
    const user = userEvent.setup()
    const find = vi.fn((keyword: string) =>
      Promise.resolve(options.filter(({ label }) => label.includes(keyword))),
    )
    renderInShell(
      <Stage values={{ head: null }} onSubmit={vi.fn()}>
        <SelectField name="head" label="负责人" options={[]} find={find} />
      </Stage>,
    )
    const trigger = screen.getByLabelText(/负责人/)
    await user.click(trigger)
    await user.type(await screen.findByRole('combobox'), '秀英')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await user.click(screen.getByRole('option', { name: '李秀英' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await user.click(trigger)
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(options.length))
    expect(find).toHaveBeenLastCalledWith('', expect.anything())
  })

  it('asks a server while the person types', async () => {
    const user = userEvent.setup()
    const find = vi.fn((keyword: string) =>
      Promise.resolve(options.filter(({ label }) => label.includes(keyword))),
    )
    renderInShell(
      <Stage values={{ head: 'u9' }} onSubmit={vi.fn()}>
        <SelectField
          name="head"
          label="负责人"
          options={[{ value: 'u9', label: '现任' }]}
          find={find}
        />
      </Stage>,
    )
    const trigger = screen.getByLabelText(/负责人/)
    expect(trigger).toHaveTextContent('现任')
    await user.click(trigger)
    await user.type(await screen.findByRole('combobox'), '秀英')
    await waitFor(() => expect(find).toHaveBeenLastCalledWith('秀英', expect.anything()))
    await user.click(await screen.findByRole('option', { name: '李秀英' }))
    expect(trigger).toHaveTextContent('李秀英')
  })

  it('says when a server fails', async () => {
    renderInShell(
      <Stage values={{ head: null }} onSubmit={vi.fn()}>
        <SelectField
          name="head"
          label="负责人"
          options={[]}
          find={() => Promise.reject(new Error('down'))}
        />
      </Stage>,
    )
    await userEvent.click(screen.getByLabelText(/负责人/))
    expect(await screen.findByText('选项加载失败')).toBeVisible()
  })
})

describe('MultiSelectField', () => {
  it('keeps the order of choosing, and removes by chip', async () => {
    const user = userEvent.setup()
    const draft = await submitted(
      { roles: ['u3'] },
      <MultiSelectField name="roles" label="角色" options={options} />,
      async () => {
        await user.click(screen.getByLabelText(/角色/, { selector: 'button' }))
        await user.click(await screen.findByRole('option', { name: '陈雨桐' }))
        await user.click(screen.getByRole('option', { name: '王伟' }))
        await user.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
        await user.click(screen.getByRole('button', { name: '移除“刘建国”' }))
      },
    )
    expect(draft).toEqual({ roles: ['u4', 'u0'] })
  })

  it('begins each opening without the last search', async () => {
    const user = userEvent.setup()
    renderInShell(
      <Stage values={{ roles: [] }} onSubmit={vi.fn()}>
        <MultiSelectField name="roles" label="选项" options={many} />
      </Stage>,
    )
    const trigger = screen.getByLabelText(/选项/, { selector: 'button' })
    await user.click(trigger)
    await user.type(await screen.findByRole('combobox', { name: '搜索选项' }), '29')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await user.click(trigger)
    await screen.findByRole('listbox')
    expect(screen.getAllByRole('option')).toHaveLength(many.length)
  })
})

const company = nestedBranches(sampleDepartments(), departmentItem)
const names: Record<string, string> = { hr: '人力资源部', rd: '研发部' }

function useTree() {
  const [expanded, onExpandedChange] = useState<ReadonlySet<string>>(new Set(['root']))
  return { getBranch: company, expanded, onExpandedChange, labelOf: (id: string) => names[id] }
}

function OneNode() {
  const canChoose = ({ id }: { id: string }) => id !== 'rd'
  return (
    <TreeSelectField
      name="parent"
      label="上级部门"
      rootLabel="顶级部门"
      canChoose={canChoose}
      {...useTree()}
    />
  )
}

function SomeNodes() {
  return <MultiTreeSelectField name="departments" label="所属部门" {...useTree()} />
}

describe('tree fields', () => {
  it('choose one node, but none that may not be chosen', async () => {
    const user = userEvent.setup()
    const draft = await submitted({ parent: 'hr' }, <OneNode />, async () => {
      const trigger = screen.getByLabelText(/上级部门/, { selector: 'button' })
      expect(trigger).toHaveTextContent('人力资源部')
      await user.click(trigger)
      await user.click(await screen.findByRole('treeitem', { name: /研发部/ }))
      expect(trigger).toHaveTextContent('人力资源部')
      await user.click(screen.getByRole('treeitem', { name: /市场部/ }))
      expect(trigger).toHaveTextContent('市场部')
    })
    expect(draft).toEqual({ parent: 'market' })
  })

  it.each([
    ['one', TreeSelectField],
    ['several', MultiTreeSelectField],
  ] as const)('begin each opening without the last search: %s', async (_, Field) => {
    const user = userEvent.setup()
    function Searched() {
      const [keyword, setKeyword] = useState<string>()
      return (
        <Field name="node" label="部门" keyword={keyword} onSearch={setKeyword} {...useTree()} />
      )
    }
    renderInShell(
      <Stage values={{ node: null }} onSubmit={vi.fn()}>
        <Searched />
      </Stage>,
    )
    const trigger = screen.getByLabelText(/部门/, { selector: 'button' })
    await user.click(trigger)
    await user.type(await screen.findByRole('searchbox'), '市场{Enter}')
    await user.click(trigger) // Escape would clear the search first
    await waitFor(() => expect(screen.queryByRole('tree')).not.toBeInTheDocument())
    await user.click(trigger)
    expect(await screen.findByRole('searchbox')).toHaveValue('')
  })

  it('choose the root', async () => {
    const user = userEvent.setup()
    const draft = await submitted({ parent: 'hr' }, <OneNode />, async () => {
      await user.click(screen.getByLabelText(/上级部门/, { selector: 'button' }))
      await user.click(await screen.findByRole('button', { name: '顶级部门' }))
    })
    expect(draft).toEqual({ parent: null })
  })

  it('choose several', async () => {
    const user = userEvent.setup()
    const draft = await submitted({ departments: ['rd'] }, <SomeNodes />, async () => {
      await user.click(screen.getByLabelText(/所属部门/, { selector: 'button' }))
      const node = await screen.findByRole('treeitem', { name: /人力资源部/ })
      await user.click(node)
      expect(node).toHaveAttribute('aria-checked', 'true')
      await user.keyboard('{Escape}')
      await user.click(screen.getByRole('button', { name: '移除“研发部”' }))
    })
    expect(draft).toEqual({ departments: ['hr'] })
  })
})

describe('filters', () => {
  it('choose any, or one', async () => {
    const onChange = vi.fn()
    const { rerender } = renderInShell(
      <FilterSelect label="全部状态" options={options} value={undefined} onChange={onChange} />,
    )
    await userEvent.selectOptions(screen.getByLabelText('全部状态'), '王伟')
    expect(onChange).toHaveBeenLastCalledWith('u0')
    rerender(<FilterSelect label="全部状态" options={options} value="u0" onChange={onChange} />)
    await userEvent.selectOptions(screen.getByLabelText('全部状态'), '全部状态')
    expect(onChange).toHaveBeenLastCalledWith(undefined)
  })

  it('are on or off', async () => {
    const onChange = vi.fn()
    renderInShell(<FilterCheck label="包含下级" onChange={onChange} />)
    await userEvent.click(screen.getByLabelText('包含下级'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('are on unless the query says otherwise, and leave the default out', async () => {
    const onChange = vi.fn()
    const check = <FilterCheck label="包含下级" isOnByDefault onChange={onChange} />
    const { rerender } = renderInShell(check)
    expect(screen.getByLabelText('包含下级')).toBeChecked()
    await userEvent.click(screen.getByLabelText('包含下级'))
    expect(onChange).toHaveBeenLastCalledWith(false)
    rerender(<FilterCheck label="包含下级" isOnByDefault value={false} onChange={onChange} />)
    await userEvent.click(screen.getByLabelText('包含下级'))
    expect(onChange).toHaveBeenLastCalledWith(undefined)
  })
})

describe('CheckTreeField', () => {
  const nodes = [
    {
      id: 'page',
      label: '组织架构',
      value: 'd:list',
      children: [
        { id: 'add', label: '新增部门', value: 'd:add' },
        { id: 'edit', label: '编辑部门', value: 'd:edit', isFixed: true },
      ],
    },
  ]
  const field = <CheckTreeField name="codes" label="权限" nodes={nodes} />

  it('holds the values that are checked, with those above them', async () => {
    const draft = await submitted({ codes: [] }, field, async () => {
      await userEvent.click(screen.getByRole('treeitem', { name: '新增部门' }))
      expect(screen.getByRole('treeitem', { name: '组织架构' })).toBeChecked()
      expect(screen.getByRole('treeitem', { name: '编辑部门' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    })
    expect(draft).toEqual({ codes: ['d:list', 'd:add'] })
  })

  it('is one group under its label, reached by keyboard', async () => {
    const draft = await submitted({ codes: ['d:list', 'd:edit'] }, field, async () => {
      expect(screen.getByRole('group', { name: '权限' })).toBeVisible()
      await userEvent.tab()
      expect(screen.getByRole('treeitem', { name: '组织架构' })).toHaveFocus()
      await userEvent.keyboard(' ')
    })
    expect(draft).toEqual({ codes: ['d:edit'] })
  })

  it('shows a group that is partly checked as mixed', () => {
    const grouped = [{ id: 'g', label: '企业控制台', children: nodes }]
    renderInShell(
      <Stage values={{ codes: ['d:add'] }} onSubmit={vi.fn()}>
        <CheckTreeField name="codes" label="权限" nodes={grouped} />
      </Stage>,
    )
    expect(screen.getByRole('treeitem', { name: '企业控制台' })).toHaveAttribute(
      'aria-checked',
      'mixed',
    )
  })

  it('follows the keys of a tree: one stop, arrows, Home and End, letters', async () => {
    await submitted({ codes: [] }, field, async () => {
      await userEvent.tab()
      const page = screen.getByRole('treeitem', { name: '组织架构' })
      expect(page).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      expect(screen.getByRole('treeitem', { name: '新增部门' })).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      expect(page).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      expect(page).toHaveAttribute('aria-expanded', 'false')
      expect(screen.queryByRole('treeitem', { name: '新增部门' })).toBeNull()
      await userEvent.keyboard('{ArrowRight}{End}')
      expect(screen.getByRole('treeitem', { name: '编辑部门' })).toHaveFocus()
      await userEvent.tab()
      expect(screen.getByRole('button', { name: '保存' })).toHaveFocus()
    })
  })

  it('checks all that a search shows, and keeps what no node shows', async () => {
    const tools = <CheckTreeField name="codes" label="权限" nodes={nodes} searchLabel="搜索权限" />
    const draft = await submitted({ codes: ['x:hidden'] }, tools, async () => {
      await userEvent.click(screen.getByRole('button', { name: '全部收起' }))
      expect(screen.getAllByRole('treeitem')).toHaveLength(1)
      await userEvent.click(screen.getByRole('button', { name: '全部展开' }))
      await userEvent.click(screen.getByRole('button', { name: '全选' }))
      await userEvent.click(screen.getByRole('button', { name: '全不选' }))
      await userEvent.type(screen.getByRole('searchbox', { name: '搜索权限' }), '新增{Enter}')
      await userEvent.click(screen.getByRole('button', { name: '全选' }))
    })
    expect(draft).toEqual({ codes: ['x:hidden', 'd:list', 'd:add'] })
  })

  it('says where else a value changed', async () => {
    const twice = [
      ...nodes,
      { id: 'more', label: '更多', children: [{ id: 'add2', label: '建部门', value: 'd:add' }] },
    ]
    const tree = <CheckTreeField name="codes" label="权限" nodes={twice} />
    await submitted({ codes: [] }, tree, async () => {
      const other = screen.getByRole('treeitem', { name: '建部门' })
      expect(other).toHaveAccessibleDescription('也在：组织架构 / 新增部门')
      await userEvent.click(screen.getByRole('treeitem', { name: '新增部门' }))
      expect(other).toBeChecked()
      expect(screen.getByText('同时勾选：更多 / 建部门')).toBeVisible()
    })
  })

  it('says what all of a search changed where it does not show', async () => {
    const menus = [
      {
        id: 'page',
        label: '组织架构',
        value: 'd:list',
        children: [
          { id: 'add', label: '新增部门', value: 'd:add' },
          { id: 'del', label: '删除部门', value: 'd:del' },
          { id: 'see', label: '查看角色', value: 'r:list' },
        ],
      },
      { id: 'roles', label: '角色管理', value: 'r:list' },
    ]
    const tree = <CheckTreeField name="codes" label="权限" nodes={menus} searchLabel="搜索权限" />
    const draft = await submitted({ codes: ['d:list', 'd:add', 'd:del'] }, tree, async () => {
      const search = screen.getByRole('searchbox', { name: '搜索权限' })
      await userEvent.type(search, '新增部门{Enter}')
      await userEvent.click(screen.getByRole('button', { name: '全不选' }))
      expect(screen.getByRole('treeitem', { name: '组织架构' })).toBeChecked()
      expect(screen.getByText('仍保留，因为别处也需要：组织架构')).toBeVisible()
      await userEvent.clear(search)
      await userEvent.type(search, '查看角色{Enter}')
      await userEvent.click(screen.getByRole('button', { name: '全选' }))
      expect(screen.getByText('同时勾选：角色管理')).toBeVisible()
    })
    expect(draft).toEqual({ codes: ['d:list', 'd:del', 'r:list'] })
  })
})
