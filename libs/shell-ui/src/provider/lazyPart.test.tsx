import { render, screen } from '@testing-library/react'
import { StrictMode, Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyPart } from './lazyPart.js'

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
