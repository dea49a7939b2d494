import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { PermissionProvider, usePermitted } from '../permissions/PermissionProvider.js'
import { ShellProvider } from '../provider/ShellProvider.js'
import { ActionBar } from './ActionBar.js'
import { defineAction } from './defineAction.js'
import { splitRowActions } from './RowActions.js'

describe('ActionBar', () => {
  it('shows only what the person may do; one of several codes suffices (spec section 5)', () => {
    const actions = [
      defineAction({ label: '添加', permission: 'user:add', run: vi.fn() }),
      defineAction({ label: '编辑', permission: ['user:edit', 'user:all'], run: vi.fn() }),
      defineAction({ label: '刷新', run: vi.fn() }),
      defineAction({ label: '隐藏', isVisible: () => false, run: vi.fn() }),
    ]
    renderInShell(
      <PermissionProvider permissions={['user:all']}>
        <ActionBar actions={actions} target={undefined} />
      </PermissionProvider>,
    )
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '编辑',
      '刷新',
    ])
  })

  it('says labels in the language', () => {
    const action = defineAction({
      label: { 'zh-CN': '添加', 'en-US': 'Add' },
      run: vi.fn(),
    })
    const byFunction = defineAction({ label: (language) => `in ${language}`, run: vi.fn() })
    renderInShell(<ActionBar actions={[action, byFunction]} target={undefined} />, 'en-US')
    expect(screen.getByRole('button', { name: 'Add' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'in en-US' })).toBeVisible()
  })

  it('hands a rejection to the portal and becomes ready again', async () => {
    const onError = vi.fn()
    const failure = new Error('no')
    const actions = [
      defineAction({ label: '保存', run: () => Promise.reject(failure) }),
      defineAction({
        label: '抛出',
        run: () => {
          throw failure
        },
      }),
    ]
    render(
      <ShellProvider onError={onError}>
        <ActionBar actions={actions} target={undefined} />
      </ShellProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(failure))
    expect(screen.getByRole('button', { name: '保存' })).toBeEnabled()
    await userEvent.click(screen.getByRole('button', { name: '抛出' }))
    expect(onError).toHaveBeenCalledTimes(2)
  })
})

describe('ActionBar, WAI-ARIA toolbar practice', () => {
  const three = ['一', '二', '三', '四'].map((label) =>
    defineAction({ label, isDisabled: () => label === '三', run: vi.fn() }),
  )
  const button = (name: string) => screen.getByRole('button', { name })

  it('toolbar: two buttons are none', () => {
    renderInShell(<ActionBar actions={three.slice(0, 2)} target={undefined} />)
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  it('toolbar: is one stop of Tab, to which Tab comes back', async () => {
    const user = userEvent.setup()
    renderInShell(
      <>
        <ActionBar actions={three} target={undefined} label="成员的操作" />
        <input />
      </>,
    )
    expect(screen.getByRole('toolbar', { name: '成员的操作' })).toBeInTheDocument()
    await user.tab()
    expect(button('一')).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    await user.tab()
    expect(screen.getByRole('textbox')).toHaveFocus()
    await user.tab({ shift: true })
    expect(button('二')).toHaveFocus()
  })

  it.each([
    ['{ArrowRight}', '二'],
    ['{ArrowRight}{ArrowRight}', '四'], // over what cannot be pressed
    ['{ArrowLeft}', '四'],
    ['{End}', '四'],
    ['{End}{ArrowRight}', '一'],
    ['{End}{Home}', '一'],
  ])('toolbar: %s goes to %s', async (keys, name) => {
    const user = userEvent.setup()
    renderInShell(<ActionBar actions={three} target={undefined} />)
    await user.tab()
    await user.keyboard(keys)
    expect(button(name)).toHaveFocus()
  })
})

describe('splitRowActions', () => {
  it.each([
    [0, 0, 0],
    [2, 2, 0],
    [3, 2, 1],
    [5, 2, 3],
  ])('%d actions show %d and hide %d', (count, shown, rest) => {
    const split = splitRowActions(Array.from({ length: count }, (_, at) => at))
    expect([split.shown.length, split.rest.length]).toEqual([shown, rest])
  })
})

function May({ codes }: { codes: string | string[] | undefined }) {
  return <p>{usePermitted()(codes) ? 'yes' : 'no'}</p>
}

describe('usePermitted', () => {
  it.each([
    ['a', 'yes'],
    [['x', 'b'], 'yes'],
    ['c', 'no'],
    [[], 'no'], // at least one of the given codes (spec section 5)
    [undefined, 'yes'],
  ])('%j: %s', (codes, answer) => {
    render(
      <PermissionProvider permissions={['a', 'b']}>
        <May codes={codes} />
      </PermissionProvider>,
    )
    expect(screen.getByText(answer)).toBeVisible()
  })
})
