import { RouterProvider } from '@tanstack/react-router'
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ShellFixture, makeStoryRouter } from './fixtures.js'
import { TabLink } from './TabLink.js'

let stop: () => void = () => undefined

async function start(link: React.ReactNode) {
  const { router, store, navigator } = makeStoryRouter({ urls: ['/a'], layout: () => link })
  stop = navigator.dispose
  render(<RouterProvider router={router as never} />, { wrapper: ShellFixture })
  await waitFor(() => expect(store.activeName).toBe('a'))
  return { store, link: screen.getByRole('link') }
}

/** Clicks and tells whether the browser was left to follow the link itself. */
function click(link: HTMLElement, init: MouseEventInit = {}) {
  const event = createEvent.click(link, { button: 0, ...init })
  link.addEventListener('click', (native) => setTimeout(() => native.preventDefault()))
  fireEvent(link, event)
  return event.defaultPrevented ? 'router' : 'browser'
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

it('goes through the router, with parameters and query in the address', async () => {
  const { link, store } = await start(
    <TabLink to="/$" params={{ _splat: 'orders/7' }} search={{ page: 2 }}>
      seven
    </TabLink>,
  )
  expect(link).toHaveAttribute('href', '/orders/7?page=2')
  expect(click(link)).toBe('router')
  await waitFor(() => expect(store.active?.url).toBe('/orders/7?page=2'))
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'leaves a modified click to the browser: %o',
  async (init) => {
    const { link } = await start(<TabLink to="/b">b</TabLink>)
    expect(click(link, init)).toBe('browser')
  },
)

it('leaves other windows and other sites to the browser', async () => {
  const { link } = await start(
    <TabLink to="/b" target="_blank">
      b
    </TabLink>,
  )
  expect(click(link)).toBe('browser')
})

it('is a plain link without a router', () => {
  render(<TabLink to="/b">b</TabLink>)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/b')
})
