import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MenuIcon } from './MenuIcon.js'

const show = (icon: string) => render(<MenuIcon menu={{ name: '设备', icon }} />).container

describe('MenuIcon', () => {
  it('shows an icon of the frame at once', () => {
    expect(show('gauge').querySelector('svg')).toHaveClass('lucide-gauge')
    expect(screen.queryByText('设')).toBeNull()
  })

  it('fetches a rarer one, and shows the first letter until it is there', async () => {
    const rarer = show('factory')
    expect(rarer).toHaveTextContent('设')
    await waitFor(() => expect(rarer.querySelector('svg')).toHaveClass('lucide-factory'))
    expect(rarer).toHaveTextContent('')
  })

  it.each(['no-such-icon', 'constructor', ''])('stays at the first letter for "%s"', (name) => {
    expect(show(name)).toHaveTextContent('设')
  })

  it('shows a picture by its address', () => {
    expect(show('/icons/a.png').querySelector('img')).toHaveAttribute('src', '/icons/a.png')
  })
})
