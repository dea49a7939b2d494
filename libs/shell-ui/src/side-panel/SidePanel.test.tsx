import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { SidePanel } from './SidePanel.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

function stubNarrow() {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

describe('SidePanel', () => {
  it('is resized by keyboard and by pointer, within its limits', async () => {
    const user = userEvent.setup()
    renderInShell(
      <SidePanel title="组织架构" content={<p>内容</p>}>
        <p>树</p>
      </SidePanel>,
    )
    const edge = screen.getByRole('separator', { name: '调整面板宽度' })
    edge.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(edge).toHaveAttribute('aria-valuenow', '296')
    fireEvent.pointerDown(edge, { clientX: 296 })
    fireEvent.pointerMove(edge, { clientX: 9000 })
    expect(screen.getByRole('complementary', { name: '组织架构' })).toHaveStyle({ width: '560px' })
    fireEvent.pointerMove(edge, { clientX: 0 })
    expect(edge).toHaveAttribute('aria-valuenow', '200')
    fireEvent.pointerUp(edge)
    fireEvent.pointerMove(edge, { clientX: 500 })
    expect(edge).toHaveAttribute('aria-valuenow', '200')
  })

  it.each([
    ['ids', 'a', 'b'],
    ['objects', { id: 'a' }, { id: 'b' }],
  ])('is a drawer on narrow screens, closed by a choice of %s', async (_, former, chosen) => {
    stubNarrow()
    const panel = (key: unknown) => (
      <SidePanel title="组织架构" closeKey={key} content={<p>内容</p>}>
        <p>树</p>
      </SidePanel>
    )
    const { rerender } = renderInShell(panel(former))
    expect(screen.queryByText('树')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '组织架构' }))
    expect(await screen.findByRole('dialog', { name: '组织架构' })).toHaveTextContent('树')
    rerender(panel(former))
    expect(screen.getByRole('dialog')).toBeVisible()
    rerender(panel(chosen))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})
