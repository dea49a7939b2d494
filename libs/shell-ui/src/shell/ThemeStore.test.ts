import { brandColors } from '@spruce/validators/colors'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ThemeStore } from './ThemeStore.js'

describe('attach', () => {
  const root = document.createElement('html')
  let stop: () => void = () => undefined
  afterEach(() => stop())

  function media(matches: boolean) {
    const listeners = new Set<() => void>()
    const list = {
      matches,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }
    return {
      list: list as unknown as MediaQueryList,
      listeners,
      change(next: boolean) {
        list.matches = next
        for (const listener of listeners) listener()
      },
    }
  }

  it('writes the choice to the html element', () => {
    const store = new ThemeStore()
    stop = store.attach(root)
    store.setMode('dark')
    store.setPalette('orange')
    store.setDensity('compact')
    expect(root).toHaveClass('dark')
    expect(root).not.toHaveClass('light')
    expect(root.dataset).toMatchObject({ palette: 'orange', density: 'compact', sidebar: 'gray' })
    store.setMode('light')
    expect(root).not.toHaveClass('dark')
    expect(root).toHaveClass('light')
  })

  it('writes the colours of the company, also when they change', () => {
    const store = new ThemeStore()
    stop = store.attach(root)
    expect(root.style.getPropertyValue('--own-light-solid')).toBe('')
    store.setBrandColors(brandColors('#7A1FA2'))
    expect(root.style.getPropertyValue('--own-light-solid')).toBe('#7A1FA2')
    store.setBrandColors(brandColors('#0E7C66'))
    expect(root.style.getPropertyValue('--own-light-solid')).toBe('#0E7C66')
  })

  it('follows the system while told so, and lets go', () => {
    const system = media(true)
    const store = new ThemeStore()
    const detach = store.attach(root, system.list)
    expect(root).toHaveClass('dark')
    system.change(false)
    expect(root).not.toHaveClass('dark')
    store.setMode('dark')
    expect(root).toHaveClass('dark')
    detach()
    expect(system.listeners.size).toBe(0)
    store.setMode('light')
    expect(root).toHaveClass('dark')
  })

  it('takes the palette from the specification theme', () => {
    const store = new ThemeStore()
    store.setTheme({
      topMenuTheme: { color: '#fff', textColor: '#000' },
      sideMenuTheme: { color: '#202630', textColor: '#fff' },
      globalTheme: { color: '#00B259', textColor: '#fff' },
    })
    expect([store.palette, store.sidebarTone]).toEqual(['green', 'black'])
  })
})

describe('persistence', () => {
  it('saves and takes back', () => {
    const save = vi.fn()
    const store = new ThemeStore({ save })
    store.setMode('dark')
    store.setDensity('spacious')
    expect(save).toHaveBeenLastCalledWith({ mode: 'dark', palette: 'blue', density: 'spacious' })
    const again = new ThemeStore({ load: () => save.mock.lastCall?.[0] as unknown })
    expect(again.snapshot).toEqual(store.snapshot)
  })

  it('ignores malformed data', () => {
    const store = new ThemeStore({ load: () => ({ mode: 'neon', palette: 3, density: null }) })
    expect(store.snapshot).toEqual({ mode: 'system', palette: 'blue', density: 'comfortable' })
  })
})
