import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { Avatar } from './Avatar.js'
import { MaskedText } from './MaskedText.js'
import { PageHeader } from './PageHeader.js'
import { StatusTag } from './StatusTag.js'

describe('MaskedText', () => {
  it('keeps the first 3 and last 4 digits of a phone (spec section 5)', () => {
    renderInShell(<MaskedText kind="mobile" value="13812345678" />)
    expect(screen.getByText('138****5678')).toBeVisible()
  })

  it('is shown in full by those who may', async () => {
    renderInShell(<MaskedText kind="mobile" value="13812345678" canReveal />)
    await userEvent.click(screen.getByRole('button', { name: '显示完整内容' }))
    expect(screen.getByText('13812345678')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '隐藏' }))
    expect(screen.getByText('138****5678')).toBeVisible()
  })

  it('leaves what the server masked as it is, without a button', () => {
    renderInShell(<MaskedText kind="mobile" value="138****5678" canReveal />)
    expect(screen.getByText('138****5678')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('shows -- for nothing', () => {
    renderInShell(<MaskedText kind="email" value={null} />)
    expect(screen.getByText('--')).toBeVisible()
  })
})

describe('Avatar', () => {
  it('falls back to initials when the picture fails, and tries another', () => {
    const { container, rerender } = renderInShell(<Avatar name="王伟" src="/a.png" size={40} />)
    fireEvent.error(container.querySelector('img')!)
    expect(screen.getByText('王伟')).toBeVisible()
    rerender(<Avatar name="王伟" src="/b.png" size={40} />)
    expect(container.querySelector('img')).toHaveAttribute('src', '/b.png')
  })
})

describe('the rest', () => {
  it('a status is a word', () => {
    renderInShell(<StatusTag tone="success">正常</StatusTag>)
    expect(screen.getByText('正常')).toBeVisible()
  })

  it('a page has one heading', () => {
    renderInShell(<PageHeader title="组织架构" lead="说明" />)
    expect(screen.getByRole('heading', { level: 1, name: '组织架构' })).toBeVisible()
  })
})
