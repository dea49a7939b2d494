import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { PageRuntime } from '../runtime/PageRuntime.js'
import { FakeDataPort } from '../testing/FakeDataPort.js'
import { pageNode, pageOf } from '../testing/pages.js'

vi.mock('./CarouselView.js', () => {
  throw new Error('not found')
})

it('leaves the rest of the page, and offers to try again, where its code does not come', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const carousel = pageNode({ id: 'c', type: 'spruce.carousel' })
  const section = pageNode({ id: 's', type: 'spruce.section', props: { title: '产线' } })
  const document = pageOf({ nodes: [carousel, section] })
  const registry = createPageRegistry([])
  render(<PageRuntime {...{ document, registry, data: new FakeDataPort() }} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('组件出错')
  expect(screen.getByRole('button', { name: '重试' })).toBeEnabled()
  expect(screen.getByRole('heading', { name: '产线' })).toBeVisible()
})
