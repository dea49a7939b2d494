// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { designerOf, nodeOf, samplePage } from '../../testing/pages.js'
import type { PageNode } from '../index.js'
import { createObservableDesigner } from '../mobx/ObservableDesigner.js'
import { ComponentTree } from './ComponentTree.js'
import { DesignerProvider } from './DesignerProvider.js'

afterEach(cleanup)

const widgets = {
  box: { component: () => null },
  panel: { component: () => null, slots: ['body'] },
}

function open() {
  const page = samplePage()
  const dialog = nodeOf('dialog', { slot: 'dialogs' })
  const designer = designerOf({ ...page, nodes: { ...page.nodes, dialog } })
  const named: string[] = []
  const nameOf = ({ id, props }: PageNode) => {
    named.push(id)
    return typeof props['title'] === 'string' ? props['title'] : id
  }
  render(
    <DesignerProvider page={createObservableDesigner(designer)} widgets={widgets} nameOf={nameOf}>
      <ComponentTree />
    </DesignerProvider>,
  )
  const rows = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent)
  const row = (name: string) => screen.getByRole('treeitem', { name })
  const press = (key: string, keys: object = {}) => {
    fireEvent.keyDown(document.activeElement!, { key, ...keys })
  }
  const spoken = () => screen.getByRole('status').textContent
  act(() => row('a').focus())
  return { designer, named, rows, row, press, spoken }
}

it('V-70 is a tree with levels, places and one stop for Tab', () => {
  const { rows, row } = open()
  expect(rows()).toEqual(['a', 'b', 'c', 'panel', 'p1', 'p2', 'dialog'])
  expect(row('p2')).toHaveAttribute('aria-level', '2')
  expect(row('p2')).toHaveAttribute('aria-posinset', '2')
  expect(row('p2')).toHaveAttribute('aria-setsize', '2')
  expect(row('panel')).toHaveAttribute('aria-expanded', 'true')
  expect(row('a')).not.toHaveAttribute('aria-expanded')
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

it('V-71 arrows, Home, End and letters go; closing hides what lies inside', () => {
  const { rows, row, press } = open()
  press('ArrowDown')
  expect(row('b')).toHaveFocus()
  press('p')
  expect(row('panel')).toHaveFocus()
  press('ArrowRight')
  expect(row('p1')).toHaveFocus()
  press('ArrowLeft')
  expect(row('panel')).toHaveFocus()
  press('ArrowLeft')
  expect(rows()).toEqual(['a', 'b', 'c', 'panel', 'dialog'])
  expect(row('panel')).toHaveAttribute('aria-expanded', 'false')
  press('ArrowRight')
  expect(rows()).toContain('p1')
  press('End')
  expect(row('dialog')).toHaveFocus()
  press('Home')
  expect(row('a')).toHaveFocus()
  press('ArrowUp')
  expect(row('a')).toHaveFocus()
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

it('V-72 Enter selects, with Ctrl one more, and a click does', () => {
  const { designer, row, press } = open()
  press('Enter')
  expect(designer.selection.ids).toEqual(['a'])
  expect(row('a')).toHaveAttribute('aria-selected', 'true')
  press('ArrowDown')
  press('Enter', { ctrlKey: true })
  expect(designer.selection.ids).toEqual(['a', 'b'])
  fireEvent.click(row('p1'))
  expect(designer.selection.ids).toEqual(['p1'])
})

it('V-73 Alt and an arrow change the order by a command, keep the focus, and say it', () => {
  const { designer, rows, row, press, spoken } = open()
  press('ArrowDown', { altKey: true })
  expect(rows().slice(0, 3)).toEqual(['b', 'a', 'c'])
  expect(row('a')).toHaveFocus()
  expect(spoken()).toBe('a，第 2 个，共 4 个')
  expect(designer.history.length).toBe(2)
  act(() => void designer.undo())
  expect(rows().slice(0, 3)).toEqual(['a', 'b', 'c'])
  press('ArrowUp', { altKey: true })
  expect(spoken()).toBe('a，第 1 个，共 4 个')
  expect(designer.history.canUndo).toBe(false)
})

it('V-75 keeps the focus when the component of its line is removed', () => {
  const { designer, row, press } = open()
  press('p')
  act(() => void designer.commands.remove(['panel']))
  expect(row('dialog')).toHaveFocus()
  act(() => void designer.commands.remove(['dialog']))
  expect(row('c')).toHaveFocus()
  act(() => void designer.commands.remove(['a']))
  expect(row('c')).toHaveFocus()
  act(() => void designer.commands.remove(['b', 'c']))
  expect(screen.getByRole('tree')).toHaveFocus()
})

it('V-74 renders no line when a component moves, and the one that gets another name', () => {
  const { designer, row } = open()
  const lines = [...document.querySelectorAll('[data-designer-row]')]
  const seen: MutationRecord[] = []
  const observer = new MutationObserver((records) => seen.push(...records))
  observer.observe(document.querySelector('[role="tree"]')!, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  act(() => void designer.commands.move(['a'], { x: 0, y: 4 }))
  seen.push(...observer.takeRecords())
  expect(seen).toEqual([])
  act(() => void designer.commands.setProps(['b'], { title: 'other' }))
  expect(row('other')).toBe(lines[1])
})
