import { ShellProvider } from '@spruce/shell-ui'
import { stubDom } from '@spruce/shell-ui/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { PlacesDialog, type PlacesDialogProps } from './PlacesDialog.js'

stubDom()

const places = [
  { name: '一号水泵', x: 25, y: 30 },
  { name: '二号水泵', x: 70, y: 98 },
]
const names = ['一号水泵', '二号水泵', '一号风机', '二号风机']

function show(more: Partial<PlacesDialogProps> = {}) {
  const onClose = vi.fn()
  render(
    <ShellProvider language="zh-CN">
      <PlacesDialog picture="/plan.svg" alt="平面图" {...{ places, names, onClose }} {...more} />
    </ShellProvider>,
  )
  return onClose
}

const point = (name: RegExp) => screen.getByRole('button', { name })
const list = () => screen.getByRole('list', { name: '点位' })

function clickPicture(clientX: number, clientY: number) {
  const picture = screen.getByRole('img', { name: '平面图' })
  picture.getBoundingClientRect = () => new DOMRect(100, 100, 400, 200)
  fireEvent.click(picture, { clientX, clientY })
}

async function saved(onClose: ReturnType<typeof vi.fn>) {
  await userEvent.click(screen.getByRole('button', { name: '保存点位' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  return onClose.mock.lastCall?.[0] as unknown
}

describe('PlacesDialog', () => {
  it('moves the focused point by arrows, by more with Shift, and not off the picture', async () => {
    const onClose = show()
    point(/^1 一号水泵，/).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
    expect(point(/^1 一号水泵，左起 27%，上起 25%/)).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('左起 27%，上起 25%')
    point(/^2 二号水泵，/).focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(await saved(onClose)).toEqual([
      { name: '一号水泵', x: 27, y: 25 },
      { name: '二号水泵', x: 70, y: 100 },
    ])
  })

  it('adds a point where the picture is clicked, with the next name that is not placed', async () => {
    const onClose = show()
    clickPicture(200, 150)
    clickPicture(300, 200)
    expect(await saved(onClose)).toEqual([
      ...places,
      { name: '一号风机', x: 25, y: 25 },
      { name: '二号风机', x: 50, y: 50 },
    ])
  })

  it('places the chosen point where the picture is clicked, until none is chosen', async () => {
    const onClose = show()
    await userEvent.click(within(list()).getByRole('button', { name: '2 二号水泵' }))
    expect(screen.getByText('点击图片放置二号水泵。')).toBeVisible()
    clickPicture(140, 120)
    expect(point(/^2 二号水泵，左起 10%，上起 10%/)).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: '取消选中' }))
    expect(screen.getByRole('button', { name: '添加点位' })).toHaveFocus()
    clickPicture(500, 300)
    expect(await saved(onClose)).toEqual([
      places[0],
      { name: '二号水泵', x: 10, y: 10 },
      { name: '一号风机', x: 100, y: 100 },
    ])
  })

  it('adds, names and removes points without a pointer', async () => {
    const onClose = show({ places: [] })
    await userEvent.click(screen.getByRole('button', { name: '添加点位' }))
    expect(point(/^1 一号水泵，左起 50%，上起 50%/)).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: '添加点位' }))
    await userEvent.selectOptions(screen.getByLabelText('点位 2 的名称'), '二号风机')
    point(/^1 一号水泵，/).focus()
    await userEvent.keyboard('{Delete}')
    expect(point(/^1 二号风机，/)).toHaveFocus()
    expect(await saved(onClose)).toEqual([{ name: '二号风机', x: 50, y: 50 }])
  })

  it('lets names be typed where the query answered none', async () => {
    const onClose = show({ names: [] })
    const name = screen.getByRole('textbox', { name: '点位 1 的名称' })
    await userEvent.clear(name)
    await userEvent.type(name, '三号泵')
    await userEvent.tab()
    expect(await saved(onClose)).toEqual([{ name: '三号泵', x: 25, y: 30 }, places[1]])
  })
})
