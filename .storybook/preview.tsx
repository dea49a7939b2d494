import '@spruce/shell-ui/tokens.css'
import { ShellProvider } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'

interface Globals {
  mode: 'light' | 'dark'
  palette: string
  density: string
  language: Language
}

const withShell: Decorator = function WithShell(Story, context) {
  const { mode, palette, density, language } = context.globals as unknown as Globals
  useEffect(() => {
    const root = document.documentElement
    root.classList.toggle('dark', mode === 'dark')
    root.classList.toggle('light', mode !== 'dark')
    root.dataset['palette'] = palette
    root.dataset['density'] = density
    root.lang = language
  }, [mode, palette, density, language])
  return (
    <ShellProvider language={language}>
      <Story />
    </ShellProvider>
  )
}

function choice(title: string, items: readonly string[]) {
  return { description: title, toolbar: { title, items: [...items], dynamicTitle: true } }
}

const preview: Preview = {
  decorators: [withShell],
  initialGlobals: { mode: 'light', palette: 'blue', density: 'comfortable', language: 'zh-CN' },
  globalTypes: {
    mode: choice('Mode', ['light', 'dark']),
    palette: choice('Palette', ['blue', 'red', 'green', 'orange']),
    density: choice('Density', ['compact', 'comfortable', 'spacious']),
    language: choice('Language', ['zh-CN', 'en-US']),
  },
  parameters: {
    a11y: { test: 'error' },
    docs: { source: { type: 'code' } }, // not rendered from args: some stories hold 45,000 nodes
    controls: { matchers: { date: /At$/ } },
    options: { storySort: { order: ['Shell UI', 'Feature Auth', 'Feature Enterprise'] } },
  },
}

export default preview
