import { ShellProvider } from '@spruce/shell-ui'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { WorkStage } from '../../testing/WorkStage.js'
import { searchWidget } from './definition.js'

describe('SearchView', () => {
  it('opens the search with what was typed, by Enter and by its button', async () => {
    const onOpen = vi.fn()
    render(<WorkStage definition={searchWidget} list="filled" onOpen={onOpen} />)
    const form = await screen.findByRole('search', { name: '搜索菜单、应用、人员、设置…' })
    const field = within(form).getByRole('searchbox', { name: '搜索菜单、应用、人员、设置…' })
    await userEvent.type(field, ' 张伟 {Enter}')
    await userEvent.clear(field)
    await userEvent.click(within(form).getByRole('button', { name: '搜索' }))
    expect(onOpen.mock.calls).toEqual([['张伟'], ['']])
  })

  it('says in the placeholder what the page says', async () => {
    const props = { placeholder: '查找同事' }
    render(<WorkStage definition={searchWidget} props={props} list="filled" />)
    const field = await screen.findByRole('searchbox', { name: '查找同事' })
    expect(field).toHaveAttribute('placeholder', '查找同事')
  })

  it('speaks the language of the reader', async () => {
    render(
      <ShellProvider language="en-US">
        <WorkStage definition={searchWidget} list="filled" />
      </ShellProvider>,
    )
    expect(
      await screen.findByPlaceholderText('Search menus, apps, people, settings…'),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Search' })).toBeVisible()
  })

  it('says that there is no search on a page whose feature gives none', async () => {
    render(<WorkStage definition={searchWidget} list="none" />)
    expect(await screen.findByText('当前页面未提供此内容。')).toBeVisible()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})
