// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { Profiler, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { densePage, designerOf, nodeOf, pageOf, samplePage } from '../../testing/pages.js'
import type {
  Designer,
  DesignerGesture,
  DesignerOptions,
  PageDocument,
  PageNode,
} from '../index.js'
import { createObservableDesigner } from '../mobx/ObservableDesigner.js'
import { DesignerCanvas } from './DesignerCanvas.js'
import { DesignerProvider } from './DesignerProvider.js'
import { pxOf } from './geometry.js'
import type { DesignerLanguage } from './messages.js'
import { Palette } from './Palette.js'
import { PlaceForm } from './PlaceForm.js'
import { useDesignFocus, type DesignFocus } from './useDesignFocus.js'
import type { WidgetProps } from './WidgetHost.js'

afterEach(cleanup)

// What jsdom lacks. Frames are drawn at once.
beforeEach(() => {
  const captured = new Set<number>()
  Object.assign(HTMLElement.prototype, {
    setPointerCapture: (id: number) => captured.add(id),
    hasPointerCapture: (id: number) => captured.has(id),
    releasePointerCapture: (id: number) => captured.delete(id),
  })
  document.elementsFromPoint = () => []
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    draw()
    return undefined
  })
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
})

const drawn: string[] = []

function Box({ id, props }: WidgetProps) {
  drawn.push(id)
  if (props['isBroken'] === true) throw new Error('broken widget')
  return <button type="button">{id}</button>
}

const focusOf: { current: DesignFocus | undefined } = { current: undefined }

/** What a host is told of the keys. */
function Focus() {
  const focus = useDesignFocus()
  useEffect(() => {
    focusOf.current = focus
  }, [focus])
  return null
}

function Panel({ renderSlot }: WidgetProps) {
  return <section>{renderSlot('body')}</section>
}

const widgets = { box: { component: Box }, panel: { component: Panel, slots: ['body'] } }

interface Setup extends DesignerOptions {
  language?: DesignerLanguage
  mountsAllBelow?: number
  hasSharedClipboard?: boolean
}

function open(document: PageDocument = samplePage(), setup: Setup = {}) {
  const { language, mountsAllBelow, hasSharedClipboard = false, ...options } = setup
  const designer = designerOf(document, options)
  const page = createObservableDesigner(designer)
  const named: string[] = []
  const nameOf = ({ id }: PageNode) => {
    named.push(id)
    return id
  }
  render(
    <DesignerProvider
      page={page}
      widgets={widgets}
      nameOf={nameOf}
      hasSharedClipboard={hasSharedClipboard}
      {...(language && { language })}
    >
      <Focus />
      <DesignerCanvas {...(mountsAllBelow !== undefined && { mountsAllBelow })} />
      <PlaceForm />
      <Palette items={[{ label: '新图表', node: { type: 'box', w: 4, h: 2 } }]} />
    </DesignerProvider>,
  )
  named.length = drawn.length = 0
  const item = (id: string) =>
    globalThis.document.querySelector<HTMLElement>(`[data-designer-item="${id}"]`)!
  const press = (key: string, keys: object = {}) => {
    fireEvent.keyDown(globalThis.document.activeElement!, { key, ...keys })
  }
  const focus = (id: string) => act(() => item(id).focus())
  const spoken = () => screen.getByRole('status').textContent
  return { designer, page, named, item, press, focus, spoken }
}

const at = (clientX: number, clientY: number, more: object = {}) => ({
  pointerId: 1,
  isPrimary: true,
  button: 0,
  pointerType: 'mouse',
  clientX,
  clientY,
  ...more,
})

/** Counts the components whose elements are written to. */
function watchItems() {
  const observer = new MutationObserver(() => undefined)
  observer.observe(document.body, { subtree: true, attributes: true })
  return () => {
    const items = observer
      .takeRecords()
      .flatMap(({ target }) => (target as HTMLElement).dataset['designerItem'] ?? [])
    return [...new Set(items)].toSorted()
  }
}

describe('rendering', () => {
  it('V-20 writes to the elements of the changed components of 500, and to no others; names and widgets are not asked', () => {
    const { designer, named } = open(densePage(500), { mountsAllBelow: 1000 })
    const [first] = designer.children(null, 'main')
    act(() => designer.selection.select([first!.id]))
    named.length = drawn.length = 0
    const before = new Map(designer.children(null, 'main').map((node) => [node.id, node]))
    const written = watchItems()
    let gesture!: DesignerGesture
    act(() => void (gesture = designer.gesture('drag', [first!.id])))
    expect(written()).toEqual([])
    for (const y of [12, 40, 6]) {
      let changed: readonly string[] = []
      act(() => void (changed = gesture.preview({ x: 0, y }).changed))
      expect(changed.length).toBeGreaterThan(1)
      expect(written()).toEqual(changed.toSorted())
    }
    // Then they say where they lie; the dragged one, which has the focus, did so all the time.
    act(() => void gesture.commit())
    const moved = designer.children(null, 'main').filter(({ id, x, y }) => {
      const was = before.get(id)
      return id !== first!.id && (was?.x !== x || was.y !== y)
    })
    expect(moved.length).toBeGreaterThan(1)
    expect(written()).toEqual(moved.map(({ id }) => id).toSorted())
    expect(named).toEqual([])
    expect(drawn).toEqual([])
  })

  it('V-20 React renders none of those that only move, and the one whose properties differ', () => {
    let renders = 0
    const counting = {
      get box() {
        renders += 1
        return widgets.box
      },
    }
    const designer = designerOf(densePage(100))
    render(
      <DesignerProvider page={createObservableDesigner(designer)} widgets={counting}>
        <DesignerCanvas />
      </DesignerProvider>,
    )
    expect(renders).toBe(100)
    const [first] = designer.children(null, 'main')
    const gesture = designer.gesture('drag', [first!.id])
    const written = watchItems()
    for (const y of [3, 12, 6]) act(() => void gesture.preview({ x: 0, y }))
    expect(written().length).toBeGreaterThan(1)
    act(() => void gesture.commit())
    expect(renders).toBe(100)
    act(() => void designer.commands.setProps([first!.id], { title: 'x' }))
    expect(renders).toBe(101)
  })

  it('V-20 a step of a drag renders nothing at all, though the grid grows and the place of the carried is shown', () => {
    const commits: string[] = []
    const designer = designerOf(densePage(100))
    render(
      <Profiler id="canvas" onRender={(_, phase) => commits.push(phase)}>
        <DesignerProvider page={createObservableDesigner(designer)} widgets={widgets}>
          <DesignerCanvas />
        </DesignerProvider>
      </Profiler>,
    )
    const [first] = designer.children(null, 'main')
    const item = document.querySelector(`[data-designer-item="${first!.id}"]`)!
    const landing = () => document.querySelector<HTMLElement>('[data-designer-landing]')
    const slot = item.closest<HTMLElement>('[data-designer-slot]')!
    const move = (clientY: number) =>
      fireEvent.pointerMove(item, { pointerId: 1, clientX: 0, clientY })
    fireEvent.pointerDown(item, { pointerId: 1, isPrimary: true, button: 0 })
    move(10)
    const place = () => {
      const { x, y, w, h } = designer.get(first!.id)!
      const geometry = { columns: 24, width: 1200, rowHeight: 30, margin: [10, 10] as const }
      const { left, top, width, height } = pxOf({ x, y, w, h }, geometry)
      return { left, top, width, height }
    }
    const inPx = (sides: object) =>
      Object.fromEntries(Object.entries(sides).map(([side, value]) => [side, `${String(value)}px`]))
    const heightOfSlot = () => Number.parseInt((slot.lastElementChild as HTMLElement).style.height)
    const before = heightOfSlot()
    commits.length = 0
    for (const clientY of [120, 4000, 8000]) {
      move(clientY)
      expect(landing()).toHaveStyle(inPx(place()))
    }
    expect(heightOfSlot()).toBeGreaterThan(before)
    expect(commits).toEqual([])
    fireEvent.keyDown(item, { key: 'Escape' })
    expect(landing()).toBeNull()
    expect(heightOfSlot()).toBe(before)
  })

  it('V-20 in a list a label that stays the same is not written again', () => {
    const document = pageOf(['d1', 'd2', 'd3'].map((id) => nodeOf(id, { slot: 'dialogs' })))
    const { designer } = open(document, {
      layoutOf: (_, slot) => (slot === 'main' ? 'grid' : 'list'),
    })
    const written = watchItems()
    act(() => void designer.commands.reorder(['d3'], 1))
    expect(written()).toEqual(['d2', 'd3'])
  })

  it('V-20 a label follows what its name is made of: the properties, and what else can be observed', () => {
    const title = observable.box('Map')
    const designer = designerOf(samplePage())
    const nameOf = ({ props }: PageNode) => `${title.get()} ${props['title'] as string}`
    render(
      <DesignerProvider
        page={createObservableDesigner(designer)}
        widgets={widgets}
        nameOf={nameOf}
        language="en-US"
      >
        <DesignerCanvas />
      </DesignerProvider>,
    )
    const [first] = designer.children(null, 'main')
    const item = () => document.querySelector(`[data-designer-item="${first!.id}"]`)
    act(() => void designer.commands.setProps([first!.id], { title: 'of Asia' }))
    expect(item()).toHaveAccessibleName(/^Map of Asia, column 1, row 1, /)
    act(() => runInAction(() => title.set('Plan')))
    expect(item()).toHaveAccessibleName(/^Plan of Asia, column 1, row 1, /)
    act(() => void designer.commands.move([first!.id], { x: 3, y: 0 }))
    expect(item()).toHaveAccessibleName(/^Plan of Asia, column 4, row 1, /)
  })

  it('V-20 what is shown is what the records say, while a drag goes on and after it', () => {
    const { designer, item } = open(densePage(60), { language: 'en-US' })
    const expectTrue = (before?: ReadonlyMap<string, PageNode>) => {
      for (const { id, x, y, w, h } of designer.children(null, 'main')) {
        const { left, top, width, height } = pxOf({ x, y, w, h }, geometry)
        expect(item(id)).toHaveStyle({
          left: `${left}px`,
          top: `${top}px`,
          width: `${width}px`,
          height: `${height}px`,
        })
        const said = before?.get(id) ?? { x, y }
        const name = new RegExp(`, column ${said.x + 1}, row ${said.y + 1}, `)
        expect(item(id)).toHaveAccessibleName(name)
      }
    }
    const geometry = { columns: 24, width: 1200, rowHeight: 30, margin: [10, 10] as const }
    const [first] = designer.children(null, 'main')
    let gesture!: DesignerGesture
    expectTrue()
    act(() => void (gesture = designer.gesture('drag', [first!.id])))
    // Until the drop a place that only makes way is not said: it is no part of the page.
    const others = designer.children(null, 'main').slice(1)
    const before = new Map(others.map((node) => [node.id, node]))
    act(() => void gesture.preview({ x: 2, y: 9 }))
    expectTrue(before)
    act(() => gesture.cancel())
    expectTrue()
    act(() => void (gesture = designer.gesture('drag', [first!.id])))
    act(() => void gesture.preview({ x: 2, y: 9 }))
    act(() => void gesture.commit())
    expectTrue()
    act(() => void designer.commands.resize(first!.id, 'se', { x: 1, y: 2 }))
    act(() => designer.selection.select([first!.id]))
    expect(item(first!.id)).toHaveAccessibleName(/, selected$/)
    expectTrue()
    act(() => void designer.undo())
    expectTrue()
  })

  it('V-26 a widget is given what follows from its properties; a resolver that throws is its own trouble', () => {
    const shown: unknown[] = []
    const Shown = ({ props }: WidgetProps) => {
      shown.push(props)
      return null
    }
    const resolveProps = vi.fn((props: WidgetProps['props']) => {
      if (props['isBroken'] === true) throw new Error('broken resolver')
      return { ...props, total: 3 }
    })
    const designer = designerOf(pageOf([nodeOf('a', { props: { n: 1 } }), nodeOf('b', { x: 9 })]))
    render(
      <DesignerProvider
        page={createObservableDesigner(designer)}
        widgets={{ box: { component: Shown, resolveProps } }}
      >
        <DesignerCanvas />
      </DesignerProvider>,
    )
    expect(shown).toEqual([{ n: 1, total: 3 }, { total: 3 }])
    act(() => void designer.commands.move(['a'], { x: 1, y: 0 }))
    expect(resolveProps).toHaveBeenCalledTimes(2)
    act(() => void designer.commands.setProps(['a'], { n: 2 }))
    expect(shown.at(-1)).toEqual({ n: 2, total: 3 })
    expect(designer.get('a')?.props).toEqual({ n: 2 })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    act(() => void designer.commands.setProps(['b'], { isBroken: true }))
    expect(screen.getByRole('alert')).toHaveTextContent('组件出错了')
    vi.restoreAllMocks()
  })

  it('V-21 shows what a widget throws in its place, and tries again with other properties', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { designer, item } = open(
      pageOf([nodeOf('a', { props: { isBroken: true } }), nodeOf('b', { x: 4 })]),
    )
    expect(item('a')).toHaveTextContent('组件出错了')
    expect(item('b')).toHaveTextContent('b')
    act(() => void designer.commands.setProps(['a'], { isBroken: false }))
    expect(item('a')).not.toHaveTextContent('组件出错了')
    quiet.mockRestore()
  })

  it('V-22 says which type of component it does not know', () => {
    const { item } = open(pageOf([nodeOf('a', { type: 'acme.lost' })]))
    expect(item('a')).toHaveTextContent('无法识别的组件：acme.lost')
  })

  it('V-23 mounts of a large page what is in sight, selected or focused', () => {
    const { designer, item } = open(densePage(1000))
    const mounted = () => document.querySelectorAll('[data-designer-item]').length
    expect(mounted()).toBeGreaterThan(20)
    expect(mounted()).toBeLessThan(600)
    const last = designer.selection.readingOrder(null, 'main').at(-1)!
    expect(item(last)).toBeNull()
    act(() => designer.selection.select([last]))
    expect(item(last)).toBeTruthy()
  })

  it('V-23 keeps what is mounted while something is carried, adds what is in sight, and the rest with the drop', () => {
    const { designer, press, focus } = open(densePage(1000))
    const mounted = () =>
      Array.from(
        document.querySelectorAll<HTMLElement>('[data-designer-item]'),
        (element) => element.dataset['designerItem']!,
      )
    const near = () =>
      designer.selection.readingOrder(null, 'main').filter((id) => designer.get(id)!.y < 36)
    const [first = ''] = designer.selection.readingOrder(null, 'main')
    focus(first)
    const before = mounted()
    press(' ')
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) press(key, { ctrlKey: true })
    const carried = mounted()
    expect(before.filter((id) => !carried.includes(id))).toEqual([])
    const added = carried.filter((id) => !before.includes(id))
    expect(added.filter((id) => designer.get(id)!.y >= 24)).toEqual([])
    expect(carried.toSorted()).not.toEqual(near().toSorted())
    press(' ')
    expect(mounted().toSorted()).toEqual(near().toSorted())
  })

  it('V-23 mounts no more when all of a large page are selected', () => {
    const { designer, item, press, focus } = open(densePage(1000))
    const mounted = () => document.querySelectorAll('[data-designer-item]').length
    const before = mounted()
    const [first = ''] = designer.selection.readingOrder(null, 'main')
    focus(first)
    press('a', { ctrlKey: true })
    expect(designer.selection.ids).toHaveLength(1000)
    expect(mounted()).toBe(before)
    expect(item(first)).toHaveFocus()
  })
})

describe('keys', () => {
  it('V-30 has one stop for Tab; arrows, Home and End go in reading order', () => {
    const { item, press, focus } = open()
    expect(document.querySelectorAll('[data-designer-item][tabindex="0"]')).toHaveLength(1)
    focus('a')
    press('ArrowRight')
    expect(item('panel')).toHaveFocus()
    press('ArrowDown')
    expect(item('p1')).toHaveFocus()
    press('End')
    expect(item('c')).toHaveFocus()
    press('Home')
    expect(item('a')).toHaveFocus()
    expect(document.querySelectorAll('[data-designer-item][tabindex="0"]')).toHaveLength(1)
  })

  it('V-31 picks up, moves and drops, says so, and makes one entry of the history', () => {
    const { designer, item, press, focus, spoken } = open()
    focus('a')
    press(' ')
    expect(spoken()).toBe('已拿起“a”，第 1 列，第 1 行')
    press('ArrowDown')
    press('ArrowDown')
    expect(spoken()).toBe('第 1 列，第 3 行，挤开 1 个组件')
    press(' ')
    expect(spoken()).toBe('已放下“a”，第 1 列，第 3 行，挤开 1 个组件')
    expect(designer.get('a')).toMatchObject({ y: 2 })
    expect(designer.history.length).toBe(2)
    expect(item('a')).toHaveFocus()
  })

  it('V-32 speaks English too', () => {
    const { press, focus, spoken } = open(samplePage(), { language: 'en-US' })
    focus('a')
    press('Enter')
    press('ArrowDown')
    press('ArrowDown')
    expect(spoken()).toBe('column 1, row 3, 1 component moved out of the way')
  })

  it('V-33 Escape puts everything back and makes no entry', () => {
    const { designer, press, focus, spoken } = open()
    const before = designer.document
    focus('a')
    press(' ')
    press('ArrowRight', { ctrlKey: true })
    expect(designer.get('a')).toMatchObject({ x: 5 })
    press('Escape')
    expect(designer.document.nodes).toEqual(before.nodes)
    expect(designer.history.length).toBe(1)
    expect(spoken()).toBe('已取消，“a”回到原处')
  })

  it('V-34 Shift and arrows resize', () => {
    const { designer, press, focus, spoken } = open()
    focus('c')
    press('ArrowDown', { shiftKey: true })
    press('ArrowDown', { shiftKey: true })
    expect(spoken()).toBe('宽 4 列，高 4 行')
    press('Enter')
    expect(designer.get('c')).toMatchObject({ w: 4, h: 4 })
    expect(designer.history.length).toBe(2)
  })

  it('V-35 Tab leaves out containers that do not take the component', () => {
    const { press, focus, spoken } = open(undefined, { allows: () => false })
    focus('a')
    press(' ')
    const heard = [1, 2, 3].map(() => {
      press('Tab')
      return spoken().split('，')[0]
    })
    expect(heard).toEqual(['移到“弹窗”', '移到“标题栏”', '移到“页面”'])
  })

  it('V-35 Tab carries into the next container, and dropping there is one entry', () => {
    const { designer, press, focus, spoken } = open()
    focus('b')
    press(' ')
    press('Tab')
    expect(spoken()).toBe('移到“panel”，第 1 列，第 1 行')
    expect(designer.get('b')).toMatchObject({ parent: null })
    press('ArrowRight')
    press(' ')
    expect(designer.get('b')).toMatchObject({ parent: 'panel', slot: 'body', x: 1 })
    expect(designer.history.length).toBe(2)
    act(() => void designer.undo())
    expect(designer.get('b')).toMatchObject({ parent: null, y: 2 })
  })

  it('V-36 deletes, undoes and redoes, and never loses the focus', () => {
    const { designer, item, press, focus, spoken } = open()
    focus('b')
    press('Delete')
    expect(spoken()).toBe('已删除“b”')
    expect(designer.get('b')).toBeUndefined()
    expect(document.activeElement).toHaveAttribute('data-designer-item')
    press('z', { ctrlKey: true })
    expect(designer.get('b')).toBeDefined()
    expect(document.activeElement).toHaveAttribute('data-designer-item')
    press('y', { ctrlKey: true })
    expect(designer.get('b')).toBeUndefined()
    press('z', { ctrlKey: true })
    press('z', { ctrlKey: true })
    expect(spoken()).toBe('没有可撤销的操作')
    expect(item('b')).toBeTruthy()
  })

  it('leave copy, cut and paste to a host that shares the clipboard', () => {
    const { designer, item, focus } = open(samplePage(), { hasSharedClipboard: true })
    const before = designer.document
    focus('a')
    for (const key of ['c', 'x', 'v']) {
      expect(fireEvent.keyDown(item('a'), { key, ctrlKey: true })).toBe(true)
    }
    expect(designer.document).toBe(before)
    const host = focusOf.current
    expect(host?.concerned(item('a'))).toEqual(['a'])
    expect(host?.concerned()).toEqual([])
    expect(host?.place()).toEqual({ parent: null, slot: 'main' })
    act(() => void host?.selectAll())
    expect(host?.concerned()).toEqual(designer.selection.readingOrder(null, 'main'))
    act(() => host?.take(['b']))
    expect(designer.selection.ids).toEqual(['b'])
    expect(globalThis.document.activeElement).toBe(item('b'))
  })

  it('V-37 copies, cuts, pastes, duplicates and selects all', () => {
    const { designer, press, focus } = open(pageOf([nodeOf('a'), nodeOf('b', { y: 2 })]))
    const count = () => designer.children(null, 'main').length
    focus('a')
    press('c', { ctrlKey: true })
    press('v', { ctrlKey: true })
    expect(count()).toBe(3)
    press('d', { ctrlKey: true })
    expect(count()).toBe(4)
    press('x', { ctrlKey: true })
    expect(count()).toBe(3)
    press('a', { ctrlKey: true })
    expect(designer.selection.ids).toHaveLength(3)
  })

  it('V-33 leaving the window puts everything back, as leaving the canvas does', () => {
    const { designer, item, press, focus, spoken } = open()
    focus('a')
    press(' ')
    press('ArrowRight', { ctrlKey: true })
    fireEvent.focusOut(item('a'), { relatedTarget: null })
    expect(designer.isInGesture).toBe(false)
    expect(designer.get('a')).toMatchObject({ x: 0 })
    expect(spoken()).toBe('已取消，“a”回到原处')
  })

  it.each(['pointer', 'focus'])('V-33 a %s on another component puts everything back', (how) => {
    const { designer, item, press, focus, spoken } = open()
    focus('a')
    press(' ')
    press('ArrowRight', { ctrlKey: true })
    expect(designer.get('a')).toMatchObject({ x: 5 })
    if (how === 'pointer') fireEvent.pointerDown(item('c'), at(20, 200))
    else focus('c')
    expect(designer.isInGesture).toBe(false)
    expect(designer.get('a')).toMatchObject({ x: 0 })
    expect(spoken()).toBe('已取消，“a”回到原处')
    expect(item('c')).toHaveFocus()
    expect(designer.history.length).toBe(1)
  })

  it('V-33 so it is in a list', () => {
    const { designer, item, press, focus, spoken } = open(
      pageOf([nodeOf('d1', { slot: 'dialogs' }), nodeOf('d2', { slot: 'dialogs' })]),
    )
    focus('d1')
    press(' ')
    press('ArrowDown')
    fireEvent.pointerDown(item('d2'), at(20, 200))
    expect(document.querySelectorAll('[data-designer-landing]')).toHaveLength(0)
    expect(spoken()).toBe('已取消，“d1”回到原处')
    press(' ')
    expect(spoken()).toBe('已拿起“d2”，第 2 个，共 2 个')
    expect(designer.history.length).toBe(1)
  })

  it('V-36 leaves the focus where it is when that is outside of the canvas', () => {
    const { designer, press, focus } = open()
    focus('a')
    press('Home')
    const button = screen.getByRole('button', { name: '新图表' })
    act(() => button.focus())
    act(() => void designer.commands.remove(['a']))
    expect(button).toHaveFocus()
    expect(document.querySelectorAll('[data-designer-item][tabindex="0"]')).toHaveLength(1)
  })

  it('V-39 what another command or the preview ends is let go at once', () => {
    const { designer, press, focus, spoken } = open()
    const landings = () => document.querySelectorAll('[data-designer-landing]').length
    const ends = [
      () => void designer.commands.setProps(['c'], { a: 1 }),
      () => void designer.undo(),
      () => designer.setPreview(true),
    ]
    for (const end of ends) {
      focus('a')
      press(' ')
      expect(landings()).toBe(1)
      act(end)
      expect(landings()).toBe(0)
      expect(spoken()).toContain('已取消，“a”回到原处')
    }
    press('ArrowDown')
    expect(designer.get('a')).toMatchObject({ y: 0 })
  })

  it('V-34 what was carried away is dropped before it is resized, each by itself', () => {
    const { designer, press, focus, spoken } = open()
    focus('c')
    press(' ')
    press('ArrowRight', { ctrlKey: true })
    const { x } = designer.get('c')!
    press('ArrowDown', { shiftKey: true })
    expect(spoken()).toBe('请先放下组件，再调整大小')
    expect(designer.get('c')).toMatchObject({ x, h: 2 })
    expect(designer.history.length).toBe(1)
    press('Escape')
    press(' ')
    press('ArrowDown', { shiftKey: true })
    press(' ')
    expect(designer.get('c')).toMatchObject({ x: 0, h: 3 })
    expect(designer.history.length).toBe(2)
  })

  it('V-38 leaves to widgets the keys that are pressed in them', () => {
    const { designer } = open()
    fireEvent.keyDown(screen.getByText('p1'), { key: 'Delete' })
    expect(designer.get('p1')).toBeDefined()
  })
})

describe('lists', () => {
  const listPage = () =>
    pageOf([
      nodeOf('a'),
      nodeOf('d1', { slot: 'dialogs', order: 'h' }),
      nodeOf('d2', { slot: 'dialogs', order: 'i' }),
      nodeOf('d3', { slot: 'dialogs', order: 'j' }),
    ])
  const dialogs = (designer: Designer) => designer.children(null, 'dialogs').map(({ id }) => id)

  it('V-24 shows title bar and dialogs by their own layout', () => {
    const { item } = open(listPage())
    expect(item('a').style.position).toBe('absolute')
    expect(item('d1').style.position).toBe('relative')
    expect(item('d2')).toHaveAccessibleName('d2，第 2 个，共 3 个')
    const slots = [...document.querySelectorAll<HTMLElement>('[data-designer-slot]')]
    const names = slots.map(({ dataset }) => dataset['designerSlot'])
    expect(names).toEqual(['titleBar', 'main', 'dialogs'])
  })

  it('V-24 carries along a list, with one entry, and back with Escape', () => {
    const { designer, press, focus, spoken } = open(listPage())
    focus('d1')
    press(' ')
    expect(spoken()).toBe('已拿起“d1”，第 1 个，共 3 个')
    press('ArrowDown')
    expect(spoken()).toBe('第 2 个，共 3 个')
    const mark = document.querySelector<HTMLElement>('[data-designer-landing]')
    expect(mark?.style.minBlockSize).toBe('4px')
    press('Escape')
    expect(dialogs(designer)).toEqual(['d1', 'd2', 'd3'])
    press(' ')
    press('ArrowDown')
    press('ArrowDown')
    press('ArrowDown')
    press(' ')
    expect(spoken()).toBe('已放下“d1”，第 3 个，共 3 个')
    expect(dialogs(designer)).toEqual(['d2', 'd3', 'd1'])
    expect(designer.history.length).toBe(2)
    expect(document.querySelectorAll('[data-designer-landing]')).toHaveLength(0)
  })

  it('V-24 carries between grids and lists', () => {
    const { designer, press, focus, spoken } = open(listPage())
    focus('a')
    press(' ')
    press('Tab')
    expect(spoken()).toBe('移到“弹窗”，第 4 个，共 4 个')
    press('ArrowUp')
    press(' ')
    expect(dialogs(designer)).toEqual(['d1', 'd2', 'a', 'd3'])
    press(' ')
    press('Tab', { shiftKey: true })
    press('ArrowRight')
    press(' ')
    expect(designer.get('a')).toMatchObject({ slot: 'main', x: 1, y: 0 })
    expect(designer.history.length).toBe(3)
  })

  it('V-24 a pointer reorders a list', () => {
    const { designer, item } = open(listPage())
    const list = item('d1').parentElement!
    for (const [index, id] of ['d1', 'd2', 'd3'].entries()) {
      item(id).getBoundingClientRect = () => new DOMRect(0, index * 20, 100, 20)
    }
    document.elementsFromPoint = () => [list]
    fireEvent.pointerDown(item('d1'), at(20, 10))
    fireEvent.pointerMove(item('d1'), at(20, 35))
    expect(item('d1').style.transform).toBe('translate(0px, 25px)')
    expect(dialogs(designer)).toEqual(['d1', 'd2', 'd3'])
    fireEvent.pointerUp(item('d1'), at(20, 35))
    expect(dialogs(designer)).toEqual(['d2', 'd1', 'd3'])
    expect(designer.history.length).toBe(2)
  })

  it('V-24 a pointer drags out of a grid into a list; what lies under it is asked only where another slot does', () => {
    const { designer, item } = open(listPage())
    const list = item('d1').parentElement!
    list.getBoundingClientRect = () => new DOMRect(0, 200, 100, 60)
    for (const [index, id] of ['d1', 'd2', 'd3'].entries()) {
      item(id).getBoundingClientRect = () => new DOMRect(0, 200 + index * 20, 100, 20)
    }
    const elementsFromPoint = vi.fn(() => [list])
    document.elementsFromPoint = elementsFromPoint
    fireEvent.pointerDown(item('a'), at(20, 20))
    fireEvent.pointerMove(item('a'), at(120, 20))
    expect(designer.get('a')).toMatchObject({ x: 2 })
    expect(elementsFromPoint).not.toHaveBeenCalled()
    fireEvent.pointerMove(item('a'), at(20, 215))
    expect(designer.get('a')).toMatchObject({ x: 0 })
    fireEvent.pointerMove(item('a'), at(120, 20))
    expect(designer.get('a')).toMatchObject({ x: 2 })
    fireEvent.pointerMove(item('a'), at(20, 215))
    fireEvent.pointerUp(item('a'), at(20, 215))
    expect(dialogs(designer)).toEqual(['d1', 'a', 'd2', 'd3'])
    expect(designer.history.length).toBe(2)
  })
})

describe('pointers', () => {
  it('V-40 drags from so many px on; the element follows, and the drop is one entry', () => {
    const { designer, item, spoken } = open()
    fireEvent.pointerDown(item('a'), at(20, 20))
    const written = watchItems()
    fireEvent.pointerMove(item('a'), at(22, 21))
    expect(designer.isInGesture).toBe(false)
    fireEvent.pointerMove(item('a'), at(24, 24))
    expect(designer.isInGesture).toBe(true)
    expect(written()).toEqual(['a'])
    expect(item('a').style.transform).toBe('translate(4px, 4px)')
    fireEvent.pointerMove(item('a'), at(20, 105))
    expect(designer.get('a')).toMatchObject({ y: 2 })
    fireEvent.pointerUp(item('a'), at(20, 105))
    expect(item('a').style.transform).toBe('')
    expect(spoken()).toBe('已放下“a”，第 1 列，第 3 行，挤开 1 个组件')
    expect(designer.history.length).toBe(2)
  })

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    [
      'a lost capture',
      () => fireEvent(screen.getByRole('application'), new Event('lostpointercapture')),
    ],
    [
      'a cancelled pointer',
      () => fireEvent.pointerCancel(screen.getByRole('application'), at(20, 105)),
    ],
  ])('V-41 is cancelled by %s', (_, cancel) => {
    const { designer, item } = open()
    fireEvent.pointerDown(item('a'), at(20, 20))
    fireEvent.pointerMove(item('a'), at(20, 105))
    expect(designer.get('a')).toMatchObject({ y: 2 })
    cancel()
    expect(designer.isInGesture).toBe(false)
    expect(designer.get('a')).toMatchObject({ y: 0 })
    fireEvent.pointerUp(item('a'), at(20, 105))
    expect(designer.history.length).toBe(1)
  })

  it('V-42 resizes by eight handles', () => {
    const { designer, item } = open()
    fireEvent.pointerDown(item('a'), at(20, 20))
    fireEvent.pointerUp(item('a'), at(20, 20))
    const handles = item('a').querySelectorAll('[data-designer-handle]')
    expect(handles).toHaveLength(8)
    const corner = item('a').querySelector('[data-designer-handle="se"]')!
    fireEvent.pointerDown(corner, at(200, 80))
    fireEvent.pointerMove(corner, at(200, 160))
    fireEvent.pointerUp(corner, at(200, 160))
    expect(designer.get('a')).toMatchObject({ w: 4, h: 4 })
  })

  it('V-42 has no handles where nothing may be resized', () => {
    const handles = () => document.querySelectorAll('[data-designer-handle]').length
    const { designer } = open()
    act(() => designer.selection.select(['a']))
    expect(handles()).toBe(8)
    act(() => designer.setPreview(true))
    expect(handles()).toBe(0)
    cleanup()
    const readOnly = open(samplePage(), { isReadOnly: true })
    act(() => readOnly.designer.selection.select(['a']))
    expect(handles()).toBe(0)
  })

  it('V-39 a drag that another command ends leaves nothing behind', () => {
    const { designer, item } = open()
    fireEvent.pointerDown(item('a'), at(20, 20))
    fireEvent.pointerMove(item('a'), at(20, 105))
    act(() => void designer.commands.setProps(['c'], { a: 1 }))
    expect(item('a').style.transform).toBe('')
    expect(document.querySelectorAll('[data-designer-landing]')).toHaveLength(0)
    fireEvent.pointerUp(item('a'), at(20, 105))
    expect(designer.history.length).toBe(2)
    expect(designer.get('a')).toMatchObject({ y: 0 })
  })

  it('V-40 a press that is let go beside the canvas is over', () => {
    const { designer, item } = open()
    fireEvent.pointerDown(item('a'), at(20, 20, { pointerId: 1 }))
    fireEvent.pointerUp(document.body, at(20, 20, { pointerId: 1 }))
    fireEvent.pointerMove(item('a'), at(20, 105, { pointerId: 1 }))
    expect(designer.isInGesture).toBe(false)
    fireEvent.pointerDown(item('a'), at(20, 20, { pointerId: 2 }))
    fireEvent.pointerMove(item('a'), at(20, 105, { pointerId: 2 }))
    expect(designer.isInGesture).toBe(true)
  })

  it('V-41 only its own pointer, when cancelled, cancels a drag', () => {
    const { designer, item } = open()
    fireEvent.pointerDown(item('a'), at(20, 20, { pointerId: 1 }))
    fireEvent.pointerMove(item('a'), at(20, 105, { pointerId: 1 }))
    fireEvent.pointerCancel(document.body, at(20, 20, { pointerId: 2 }))
    expect(designer.isInGesture).toBe(true)
    fireEvent.pointerCancel(document.body, at(20, 20, { pointerId: 1 }))
    expect(designer.isInGesture).toBe(false)
  })

  it('V-43 a finger goes on when the canvas takes it over from what was touched', () => {
    const { designer, item } = open()
    fireEvent.pointerDown(item('a'), at(20, 20))
    fireEvent.pointerMove(item('a'), at(20, 105))
    fireEvent(item('a'), new Event('lostpointercapture', { bubbles: true }))
    expect(designer.isInGesture).toBe(true)
  })

  it('V-43 a finger scrolls, unless it stays down first', () => {
    vi.useFakeTimers()
    try {
      const { designer, item } = open()
      const touch = (y: number) => at(20, y, { pointerType: 'touch' })
      fireEvent.pointerDown(item('a'), touch(20))
      fireEvent.pointerMove(item('a'), touch(105))
      expect(designer.isInGesture).toBe(false)
      fireEvent.pointerUp(item('a'), touch(105))
      fireEvent.pointerDown(item('a'), touch(20))
      act(() => void vi.advanceTimersByTime(500))
      expect(designer.isInGesture).toBe(true)
      fireEvent.pointerMove(item('a'), touch(105))
      fireEvent.pointerUp(item('a'), touch(105))
      expect(designer.get('a')).toMatchObject({ y: 2 })
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('without dragging', () => {
  it('V-50 places by numbers, says what is wrong, and follows what happens', () => {
    const { designer } = open()
    expect(screen.getByText('请选择一个组件')).toBeTruthy()
    act(() => designer.selection.select(['a']))
    const column = screen.getByLabelText<HTMLInputElement>('列')
    expect(column.value).toBe('1')
    fireEvent.change(column, { target: { value: '99' } })
    fireEvent.blur(column)
    expect(screen.getByText('不能大于 21')).toBeTruthy()
    expect(column.getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(column, { target: { value: '17' } })
    fireEvent.keyDown(column, { key: 'Enter' })
    expect(designer.get('a')).toMatchObject({ x: 16 })
    act(() => void designer.undo())
    expect(screen.getByLabelText<HTMLInputElement>('列').value).toBe('1')
  })

  it('V-51 the palette puts a component at the first free place, selects and says it', () => {
    const { designer, spoken } = open()
    fireEvent.click(screen.getByRole('button', { name: '新图表' }))
    expect(designer.get('new1')).toMatchObject({ x: 16, y: 0, w: 4, h: 2 })
    expect(designer.selection.ids).toEqual(['new1'])
    expect(spoken()).toBe('已添加“新图表”，第 17 列，第 1 行')
  })
})

describe('the palette under a pointer', () => {
  const button = () => screen.getByRole('button', { name: '新图表' })
  const over = (name: string, index = 0) => {
    const slots = document.querySelectorAll<HTMLElement>(`[data-designer-slot="${name}"]`)
    document.elementsFromPoint = () => [button(), slots[index]!]
  }
  const landings = () => document.querySelectorAll('[data-designer-landing]').length

  it('V-52 is dragged into a grid: shown before, one entry after, selected, focused and spoken', () => {
    const { designer, item, spoken } = open()
    over('main')
    fireEvent.pointerDown(button(), at(0, 0))
    fireEvent.pointerMove(button(), at(2, 2))
    expect(landings()).toBe(0)
    fireEvent.pointerMove(document.body, at(40, 130)) // a fast mouse is outside at once
    expect(landings()).toBe(1)
    expect(button().style.transform).toBe('translate(40px, 130px)')
    expect(designer.history.length).toBe(1)
    fireEvent.pointerUp(button(), at(40, 130))
    fireEvent.click(button(), { detail: 1 })
    expect(landings()).toBe(0)
    expect(button().style.transform).toBe('')
    expect(designer.get('new1')).toMatchObject({ parent: null, slot: 'main', w: 4, h: 2 })
    expect(designer.get('new2')).toBeUndefined()
    expect(designer.history.length).toBe(2)
    expect(designer.selection.ids).toEqual(['new1'])
    expect(item('new1')).toHaveFocus()
    expect(spoken()).toMatch(/^已添加“新图表”，第 \d+ 列，第 \d+ 行$/)
    fireEvent.click(button())
    expect(designer.get('new2')).toBeDefined()
  })

  it('V-52 is dragged into a container and into a list', () => {
    const { designer, spoken, item } = open()
    item('panel').getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
    over('body')
    fireEvent.pointerDown(button(), at(0, 0))
    fireEvent.pointerMove(button(), at(9, 9))
    fireEvent.pointerUp(button(), at(9, 9))
    expect(designer.get('new1')).toMatchObject({ parent: 'panel', slot: 'body' })
    expect(spoken()).toContain('移到“panel”')
    over('dialogs')
    fireEvent.pointerDown(button(), at(0, 0))
    fireEvent.pointerMove(button(), at(9, 9))
    expect(landings()).toBe(1)
    fireEvent.pointerUp(button(), at(9, 9))
    expect(designer.get('new2')).toMatchObject({ parent: null, slot: 'dialogs' })
    expect(spoken()).toBe('已添加“新图表”，第 1 个，共 1 个')
  })

  it('V-52 a container that does not take the type leaves it to the page around it', () => {
    const { designer, item } = open(undefined, { allows: () => false })
    item('panel').getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
    over('body')
    fireEvent.pointerDown(button(), at(0, 0))
    fireEvent.pointerMove(button(), at(9, 9))
    expect(landings()).toBe(0)
    fireEvent.pointerUp(button(), at(9, 9))
    expect(designer.get('new1')).toBeUndefined()
  })

  it('V-52 another pointer that is cancelled ends no drag', () => {
    open()
    over('body')
    fireEvent.pointerDown(button(), at(0, 0))
    fireEvent.pointerMove(button(), at(9, 9))
    fireEvent.pointerCancel(document.body, at(9, 9, { pointerId: 2 }))
    expect(button()).toHaveAttribute('data-designer-dragging')
    fireEvent.pointerCancel(document.body, at(9, 9))
    expect(button()).not.toHaveAttribute('data-designer-dragging')
  })

  it('V-52 a slot that grows out of its component takes nothing there', () => {
    const { item } = open()
    item('panel').getBoundingClientRect = () => new DOMRect(0, 0, 100, 8)
    over('body')
    fireEvent.pointerDown(button(), at(0, 0))
    fireEvent.pointerMove(button(), at(9, 9))
    expect(landings()).toBe(0)
  })

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a cancelled pointer', () => fireEvent.pointerCancel(button(), at(9, 9))],
    [
      'a drop beside the canvas',
      () => {
        document.elementsFromPoint = () => []
        fireEvent.pointerUp(button(), at(500, 500))
      },
    ],
  ])('V-52 %s adds nothing and says so', (_, end) => {
    const { designer, spoken } = open()
    over('main')
    fireEvent.pointerDown(button(), at(0, 0))
    fireEvent.pointerMove(button(), at(40, 40))
    expect(landings()).toBe(1)
    end()
    expect(landings()).toBe(0)
    expect(button().style.transform).toBe('')
    fireEvent.pointerUp(button(), at(40, 40))
    expect(designer.history.length).toBe(1)
    expect(spoken()).toBe('已取消添加“新图表”')
  })

  it('V-52 says why nothing can be added', () => {
    const { designer, spoken } = open(samplePage(), { isReadOnly: true })
    over('main')
    fireEvent.pointerDown(button(), at(0, 0))
    fireEvent.pointerMove(button(), at(40, 40))
    expect(landings()).toBe(0)
    expect(spoken()).toBe('页面只读，不能修改')
    fireEvent.pointerUp(button(), at(40, 40))
    expect(designer.history.length).toBe(1)
  })

  it('V-52 a finger scrolls, unless it stays down first', () => {
    vi.useFakeTimers()
    try {
      const { designer } = open()
      const touch = (y: number) => at(20, y, { pointerType: 'touch' })
      over('main')
      fireEvent.pointerDown(button(), touch(20))
      fireEvent.pointerMove(button(), touch(105))
      expect(landings()).toBe(0)
      fireEvent.pointerUp(button(), touch(105))
      fireEvent.pointerDown(button(), touch(20))
      act(() => void vi.advanceTimersByTime(500))
      fireEvent.pointerMove(button(), touch(105))
      act(() => void vi.advanceTimersByTime(50)) // a frame
      expect(landings()).toBe(1)
      fireEvent.pointerUp(button(), touch(105))
      expect(designer.get('new1')).toBeDefined()
    } finally {
      vi.useRealTimers()
    }
  })
})
