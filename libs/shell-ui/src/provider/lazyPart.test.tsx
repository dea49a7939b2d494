import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, lazy, StrictMode, Suspense, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { LazyBoundary, lazyPart } from './lazyPart.js'

const Greeting = ({ name }: { name: string }) => <p>你好，{name}</p>

it('waits for its code behind the fallback, and asks for it once', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting))
  const Part = lazyPart(load)
  render(
    <StrictMode>
      <Suspense fallback="加载中">
        <Part name="小王" />
        <Part name="小李" />
      </Suspense>
    </StrictMode>,
  )
  expect(screen.getByText('加载中')).toBeVisible()
  expect(await screen.findByText('你好，小王')).toBeVisible()
  expect(screen.getByText('你好，小李')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

it('shows at once where its code was fetched before', async () => {
  const Part = lazyPart(() => Promise.resolve(Greeting))
  await Part.preload()
  render(<Part name="小王" />) // outside any Suspense: nothing suspends
  expect(screen.getByText('你好，小王')).toBeVisible()
})

it('tells when its code does not come, and tries again when it is shown', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting))
  load.mockRejectedValueOnce(new Error('gone'))
  const Part = lazyPart(load)
  await expect(Part.preload()).rejects.toThrow('gone')
  render(
    <Suspense fallback="加载中">
      <Part name="小王" />
    </Suspense>,
  )
  expect(await screen.findByText('你好，小王')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

describe('LazyBoundary', () => {
  it('shows its fallback for each part below until its code is there', async () => {
    let resolve: (View: typeof Greeting) => void = () => undefined
    const load = vi.fn(() => new Promise<typeof Greeting>((done) => (resolve = done)))
    const Part = lazyPart(load)
    render(
      <StrictMode>
        <LazyBoundary fallback={<p>加载中</p>}>
          <h1>问候</h1>
          <Part name="小王" />
          <Part name="小李" />
        </LazyBoundary>
      </StrictMode>,
    )
    expect(screen.getByRole('heading', { name: '问候' })).toBeVisible()
    expect(screen.getAllByText('加载中')).toHaveLength(2)
    resolve(Greeting)
    expect(await screen.findByText('你好，小王')).toBeVisible()
    expect(screen.getByText('你好，小李')).toBeVisible()
    expect(screen.queryByText('加载中')).not.toBeInTheDocument()
    expect(load).toHaveBeenCalledOnce()
  })

  it('shows at once what was fetched before', async () => {
    const Part = lazyPart(() => Promise.resolve(Greeting))
    await Part.preload()
    render(
      <LazyBoundary fallback="加载中">
        <Part name="小王" />
      </LazyBoundary>,
    )
    expect(screen.getByText('你好，小王')).toBeVisible()
  })

  it('leaves parts within a part to a boundary of their own', async () => {
    const Inner = lazyPart(() => Promise.resolve(Greeting))
    const Outer = lazyPart(() =>
      Promise.resolve(() => (
        <Suspense fallback="里面加载中">
          <Inner name="小王" />
        </Suspense>
      )),
    )
    await Outer.preload()
    render(
      <LazyBoundary fallback="外面加载中">
        <Outer />
      </LazyBoundary>,
    )
    expect(screen.getByText('里面加载中')).toBeVisible()
    expect(await screen.findByText('你好，小王')).toBeVisible()
  })

  it('shows its fallback where something else suspends', () => {
    const Late = lazy(() => new Promise<never>(() => undefined))
    render(
      <LazyBoundary fallback="加载中">
        <Late />
      </LazyBoundary>,
    )
    expect(screen.getByText('加载中')).toBeVisible()
  })

  it('throws what keeps its code away, and tries again when it is shown again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const load = vi.fn(() => Promise.resolve(Greeting))
    load.mockRejectedValueOnce(new Error('gone'))
    const Part = lazyPart(load)
    render(
      <Failing>
        <LazyBoundary fallback="加载中">
          <Part name="小王" />
        </LazyBoundary>
      </Failing>,
    )
    await userEvent.click(await screen.findByRole('button', { name: '重试 gone' }))
    expect(await screen.findByText('你好，小王')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })
})

class Failing extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <button type="button" onClick={() => this.setState({ error: undefined })}>
        重试 {error.message}
      </button>
    )
  }
}
