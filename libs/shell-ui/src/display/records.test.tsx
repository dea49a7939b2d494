import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { DescriptionList } from './DescriptionList.js'
import { ImagePreviewer } from './ImagePreviewer.js'
import { ImportWizard, type ImportStep } from './ImportWizard.js'
import { moveBy, transformOf, turnBy, wholeImage, zoomBy } from './imageView.js'
import { JobProgress } from './JobProgress.js'
import { StatTile } from './StatTile.js'
import { Stepper, type StepperProps } from './Stepper.js'

describe('DescriptionList', () => {
  it('pairs each name with its value, and shows nothing as -- (spec section 5)', () => {
    renderInShell(
      <DescriptionList
        items={[
          { label: '编码', value: 'rd' },
          { label: '人数', value: 0 },
          { label: '电话', value: '' },
        ]}
      />,
    )
    const values = ['编码', '人数', '电话'].map(
      (name) => screen.getByText(name).nextElementSibling?.textContent,
    )
    expect(values).toEqual(['rd', '0', '--'])
    expect(screen.getAllByRole('term')).toHaveLength(3)
  })
})

describe('StatTile', () => {
  it('says in a word where the figure goes', () => {
    renderInShell(
      <>
        <StatTile label="成员" value={12345} unit="人" change={{ share: 0.125, label: '较上周' }} />
        <StatTile
          label="失败"
          value={3}
          change={{ share: -0.5, label: '较昨日', isLessBetter: true }}
        />
        <StatTile label="空" value={undefined} unit="人" />
      </>,
    )
    expect(screen.getByRole('article', { name: '成员' })).toHaveTextContent(
      '成员12,345人较上周 上升 12.5%',
    )
    expect(screen.getByRole('article', { name: '失败' })).toHaveTextContent('较昨日 下降 50%')
    expect(screen.getByText(/较昨日/).closest('p')).toHaveAttribute('data-tone', 'good')
    expect(screen.getByRole('article', { name: '空' })).toHaveTextContent(/^空--$/)
  })

  it('tries again', async () => {
    const onRetry = vi.fn()
    renderInShell(<StatTile label="成员" value={undefined} isFailed onRetry={onRetry} />)
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: '重试' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

function Steps(props: Partial<StepperProps>) {
  const [current, setCurrent] = useState(0)
  return (
    <Stepper
      label="新建客户"
      current={current}
      steps={['基本信息', '套餐', '确认'].map((title) => ({
        id: title,
        title,
        content: <input aria-label={`${title}输入`} />,
      }))}
      onChange={setCurrent}
      onDone={vi.fn()}
      {...props}
    />
  )
}

describe('Stepper', () => {
  const current = () =>
    screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')

  it('names the current step and puts the focus on its heading', async () => {
    renderInShell(<Steps />)
    expect(current()).toHaveTextContent('基本信息')
    expect(screen.queryByRole('button', { name: '上一步' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '下一步' }))
    const heading = screen.getByRole('heading', { name: /套餐.*第 2 步，共 3 步/ })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(current()).toHaveTextContent('套餐')
    expect(screen.getByRole('region', { name: /套餐/ })).toContainElement(
      screen.getByRole('textbox', { name: '套餐输入' }),
    )
  })

  it('goes back by its mark, never ahead by one', async () => {
    renderInShell(<Steps />)
    await userEvent.click(screen.getByRole('button', { name: '下一步' }))
    const marks = within(screen.getByRole('list', { name: '新建客户' }))
    expect(marks.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(marks.getByRole('button', { name: /基本信息.*已完成/ }))
    expect(current()).toHaveTextContent('基本信息')
  })

  it('asks before it goes on; false stays, a rejection says why', async () => {
    const onLeave = vi.fn<() => Promise<boolean>>()
    onLeave.mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('名称重复'))
    onLeave.mockResolvedValueOnce(true)
    renderInShell(<Steps onLeave={onLeave} />)
    const next = () => userEvent.click(screen.getByRole('button', { name: '下一步' }))
    await next()
    await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1))
    expect(current()).toHaveTextContent('基本信息')
    await next()
    expect(await screen.findByText('名称重复')).toBeVisible()
    await next()
    await waitFor(() => expect(current()).toHaveTextContent('套餐'))
    expect(screen.queryByText('名称重复')).toBeNull()
  })
})

describe('ImportWizard', () => {
  it('leads from the file to the result, from where there is no way back', async () => {
    const onLeave = vi.fn()
    const onDone = vi.fn()
    function Stage() {
      const [step, setStep] = useState<ImportStep>('file')
      return (
        <ImportWizard
          label="导入成员"
          step={step}
          onStep={setStep}
          file="文件内容"
          mapping="字段内容"
          check="核对内容"
          done="结果内容"
          isBlocked={step === 'mapping'}
          onLeave={onLeave}
          onDone={onDone}
        />
      )
    }
    const { unmount } = renderInShell(<Stage />)
    expect(screen.getByText('文件内容')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '下一步' }))
    await waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith('file'))
    expect(await screen.findByText('字段内容')).toBeVisible()
    expect(screen.getByRole('button', { name: '下一步' })).toBeDisabled()
    unmount()
    renderInShell(
      <ImportWizard
        {...{ label: '导入成员', step: 'done', onStep: vi.fn(), file: '', mapping: '', check: '' }}
        done="结果内容"
        onDone={onDone}
      />,
    )
    expect(screen.queryByRole('button', { name: '上一步' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '完成' }))
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  })
})

describe('JobProgress', () => {
  it('shows how far it is and announces every tenth', () => {
    const { rerender } = renderInShell(
      <JobProgress title="导入成员" state="running" done={156} total={1248} failed={2} />,
    )
    expect(screen.getByRole('progressbar', { name: '导入成员' })).toHaveValue(12)
    expect(screen.getByText('已处理 156 / 1,248')).toBeVisible()
    expect(screen.getByText('失败 2 条')).toBeVisible()
    const announced = screen.getByRole('status').textContent
    rerender(<JobProgress title="导入成员" state="running" done={200} total={1248} />)
    expect(screen.getByRole('status').textContent).toBe(announced)
    rerender(<JobProgress title="导入成员" state="running" done={300} total={1248} />)
    expect(screen.getByRole('status')).toHaveTextContent('导入成员: 进行中 20%')
  })

  it('has no share while the whole is not counted', () => {
    renderInShell(<JobProgress title="导入成员" state="running" done={5} />)
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value')
  })

  it('is cancelled, and says when that fails', async () => {
    const onCancel = vi.fn(() => Promise.reject(new Error('任务已结束')))
    renderInShell(
      <JobProgress title="导入" state="running" done={1} total={2} onCancel={onCancel} />,
    )
    await userEvent.click(screen.getByRole('button', { name: '取消任务' }))
    expect(await screen.findByText('任务已结束')).toBeVisible()
    expect(onCancel).toHaveBeenCalledOnce()
  })

  it('lists what failed, and offers what there is to do', () => {
    renderInShell(
      <JobProgress
        title="导入"
        state="done"
        done={10}
        total={10}
        failed={3}
        failures={[{ id: '1', label: '第 12 行', reason: '手机号有误' }]}
        onCancel={vi.fn()}
        onRetry={vi.fn()}
      >
        <a href="/result">下载结果</a>
      </JobProgress>,
    )
    expect(screen.getByText('手机号有误')).toBeVisible()
    expect(screen.getByText('另有 2 条未列出')).toBeVisible()
    expect(screen.getByRole('link', { name: '下载结果' })).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('ImagePreviewer', () => {
  afterEach(() => vi.restoreAllMocks())
  const images = [
    { src: '/a.png', name: '门头照' },
    { src: '/b.png', name: '营业执照' },
  ]

  async function show(start = 0) {
    const onClose = vi.fn()
    renderInShell(<ImagePreviewer images={images} start={start} onClose={onClose} />)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.querySelector('.sp-preview-stage')).toHaveFocus())
    return { onClose, dialog }
  }
  const picture = () => screen.getByRole('img')

  it('zooms, turns and goes through the pictures by keys', async () => {
    const { onClose } = await show()
    expect(screen.getByRole('dialog', { name: '图片预览：门头照' })).toBeVisible()
    await userEvent.keyboard('+')
    expect(picture().style.transform).toContain('scale(1.25)')
    await userEvent.keyboard('r')
    expect(picture().style.transform).toContain('rotate(90deg)')
    await userEvent.keyboard('{ArrowRight}') // larger than fits: it moves
    expect(picture().style.transform).toContain('translate(-40px, 0px)')
    await userEvent.keyboard('0{ArrowRight}')
    expect(picture()).toHaveAttribute('alt', '营业执照')
    expect(screen.getByRole('status')).toHaveTextContent('第 2 张，共 2 张')
    await userEvent.keyboard('{ArrowRight}{Home}')
    expect(picture()).toHaveAttribute('alt', '门头照')
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('has the same on buttons, which keep the focus at the ends', async () => {
    await show(1)
    const next = screen.getByRole('button', { name: '下一张' })
    expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    expect(picture()).toHaveAttribute('alt', '营业执照')
    await userEvent.click(screen.getByRole('button', { name: '上一张' }))
    expect(picture()).toHaveAttribute('alt', '门头照')
    await userEvent.click(screen.getByRole('button', { name: '向左旋转' }))
    expect(picture().style.transform).toContain('rotate(-90deg)')
  })

  describe('swiped', () => {
    function swipe(by: { x: number; y?: number }, pointerType = 'touch') {
      const stage = document.querySelector('.sp-preview-stage')!
      Object.assign(stage, { setPointerCapture: vi.fn() })
      const at = (x: number, y: number) => ({
        ...{ pointerId: 1, pointerType, button: 0 },
        ...{ clientX: 200 + x, clientY: 200 + y },
      })
      fireEvent.pointerDown(stage, at(0, 0))
      fireEvent.pointerMove(stage, at(by.x, by.y ?? 0))
      fireEvent.pointerUp(stage, at(by.x, by.y ?? 0))
    }

    it('to the left shows the next, to the right the one before, and stays at the ends', async () => {
      await show()
      swipe({ x: 60 })
      expect(picture()).toHaveAttribute('alt', '门头照')
      swipe({ x: -60 })
      expect(picture()).toHaveAttribute('alt', '营业执照')
      swipe({ x: -60 })
      expect(picture()).toHaveAttribute('alt', '营业执照')
      swipe({ x: 60 })
      expect(picture()).toHaveAttribute('alt', '门头照')
    })

    it.each([
      ['too short', { x: -40 }, 'touch'],
      ['more down than sideways', { x: -60, y: 40 }, 'touch'],
      ['by a mouse', { x: -60 }, 'mouse'],
    ])('%s, stays', async (_, by, pointerType) => {
      await show()
      swipe(by, pointerType)
      expect(picture()).toHaveAttribute('alt', '门头照')
    })

    it('larger than fits, is moved', async () => {
      await show()
      await userEvent.keyboard('+')
      swipe({ x: -60 })
      expect(picture()).toHaveAttribute('alt', '门头照')
      expect(picture().style.transform).toContain('translate(-60px, 0px)')
    })
  })

  it('pinches with two fingers', async () => {
    const { dialog } = await show()
    const stage = dialog.querySelector('.sp-preview-stage')!
    const at = (pointerId: number, clientX: number) => ({
      pointerId,
      clientX,
      clientY: 0,
      button: 0,
    })
    fireEvent.pointerDown(stage, at(1, 0))
    fireEvent.pointerDown(stage, at(2, 100))
    fireEvent.pointerMove(stage, at(2, 200))
    expect(picture().style.transform).toContain('scale(2)')
    fireEvent.pointerUp(stage, at(2, 200))
    fireEvent.pointerMove(stage, at(1, 30))
    expect(picture().style.transform).toContain('translate(30px, 0px)')
  })

  it('asks for the size of a picture every 50 ms (spec section 9)', async () => {
    const poll = vi.spyOn(globalThis, 'setInterval')
    await show()
    expect(poll.mock.calls.some(([, delay]) => delay === 50)).toBe(true)
    Object.defineProperties(picture(), {
      naturalWidth: { value: 1920 },
      naturalHeight: { value: 1080 },
    })
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1920 × 1080 像素'))
  })

  it('says that a picture could not be loaded, and tries again', async () => {
    await show()
    act(() => void fireEvent.error(picture()))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('图片加载失败'))
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(picture()).toBeVisible()
  })
})

describe('an image view', () => {
  it('keeps between its limits, and in the middle while it fits', () => {
    expect(zoomBy(wholeImage, 100).scale).toBe(8)
    expect(zoomBy(wholeImage, 0.001).scale).toBe(0.25)
    expect(moveBy(wholeImage, 10, 10)).toEqual(wholeImage)
    const large = moveBy(zoomBy(wholeImage, 2), 10, -5)
    expect(transformOf(turnBy(large, 3))).toBe('translate(10px, -5px) rotate(270deg) scale(2)')
    expect(zoomBy(large, 0.5)).toMatchObject({ scale: 1, x: 0, y: 0 })
  })
})
